/**
 * A league of programs that play Sparta: everybody meets everybody. {@link
 * hegemon.cli.sparta.league.League} is the referee, {@link hegemon.cli.sparta.league.Entrant} who
 * plays, {@link hegemon.cli.sparta.league.Crosstable} what came of it.
 */
package hegemon.cli.sparta.league;
