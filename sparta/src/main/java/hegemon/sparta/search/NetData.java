package hegemon.sparta.search;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Positions of self-play in a file, to learn a {@link Net} from. A file is continued with the game
 * after its last whole one; the same seed plays the same games.
 */
public final class NetData {
    /** Game, result in half points, value, and which inputs are on, for both sides. */
    private static final int RECORD = 4 + 1 + 4 + 2 * 2 * NetInputs.MOST;

    private static final int MOST_SAMPLES = 4_000_000;

    private final Path file;

    public NetData(Path file) {
        this.file = file;
    }

    /**
     * Plays games until the file has those with lower numbers than this.
     *
     * @param teacher the net that plays them; the features play without one
     */
    public void play(Optional<Net> teacher, int games, long nodes, long seed, Runnable progress)
            throws IOException {
        var mind = teacher.map(Mind::net).orElseGet(Mind::features);
        var play = new SelfPlay(mind, nodes);
        int from = resume();
        for (int game = 0; game < Math.min(from, games); game++) progress.run();
        try (var out =
                new DataOutputStream(
                        new BufferedOutputStream(
                                Files.newOutputStream(
                                        file,
                                        StandardOpenOption.CREATE,
                                        StandardOpenOption.APPEND)))) {
            for (int game = from; game < games; game++) {
                var played = play.play(seed * 1_000_003L + game);
                for (var seen : played.seen()) write(out, game, seen, played.winner());
                out.flush();
                progress.run();
            }
        }
    }

    /** Cuts the last game off, which may be in parts, and says its number. */
    private int resume() throws IOException {
        if (!Files.exists(file)) return 0;
        try (var all = new RandomAccessFile(file.toFile(), "rw")) {
            long records = all.length() / RECORD;
            if (records == 0) return 0;
            int last = game(all, records - 1);
            while (records > 0 && game(all, records - 1) == last) records--;
            all.setLength(records * RECORD);
            return last;
        }
    }

    private static int game(RandomAccessFile all, long record) throws IOException {
        all.seek(record * RECORD);
        return all.readInt();
    }

    private static void write(DataOutputStream out, int game, SelfPlay.Seen seen, int winner)
            throws IOException {
        var board = Board.of(seen.state());
        out.writeInt(game);
        out.writeByte(winner == Board.DRAW ? 1 : winner == board.side ? 2 : 0);
        out.writeInt(seen.value());
        for (int view : new int[] {board.side, board.side ^ 1}) {
            var on = NetInputs.of(board, view);
            for (int i = 0; i < NetInputs.MOST; i++) out.writeShort(i < on.length ? on[i] : -1);
        }
    }

    /** All positions of the file, as many as fit into memory. */
    List<NetSample> read() throws IOException {
        var samples = new ArrayList<NetSample>();
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            long records = Math.min(Files.size(file) / RECORD, MOST_SAMPLES);
            for (long i = 0; i < records; i++) {
                in.readInt();
                float result = in.readByte() / 2f;
                int value = in.readInt();
                samples.add(new NetSample(inputs(in), inputs(in), value, result));
            }
        }
        return samples;
    }

    private static short[] inputs(DataInputStream in) throws IOException {
        var all = new short[NetInputs.MOST];
        int count = 0;
        for (int i = 0; i < NetInputs.MOST; i++) {
            short input = in.readShort();
            if (input >= 0) all[count++] = input;
        }
        return Arrays.copyOf(all, count);
    }
}
