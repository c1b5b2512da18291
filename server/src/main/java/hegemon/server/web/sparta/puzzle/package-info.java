/**
 * The puzzles of Sparta on the server: {@link PuzzleApi} hands them out by how hard they are and
 * takes the first try of a member, {@link PuzzleRatings} keeps what the tries made of the ratings
 * of members and puzzles, {@link Difficulty} is the level that such a rating stands for. {@link
 * HousePuzzles} finds more of them in the public games of the house, in each {@link PuzzleRound}.
 */
package hegemon.server.web.sparta.puzzle;
