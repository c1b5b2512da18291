package hegemon.sparta.search;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * A small network that says what a position is worth, in whole numbers: each side's view of the
 * board ({@link NetInputs}) adds up to a layer of units, cut off at 0 and 1, and both layers
 * together to the value. The view of the side to move comes first.
 */
public final class Net {
    static final int UNITS = 32;

    /** What 1 is, in the weights of either layer. */
    static final int ONE = 1 << 10;

    private static final String SHIPPED = "/hegemon/sparta/net.bin";

    private static final int MARK = 0x53504E31;

    /** The weights of each input, one after the other, and what is there without any. */
    final short[] inputs;

    final short[] bias;

    /** The weights of the units of the side to move, then of the other side's. */
    final short[] outputs;

    final int base;

    Net(short[] inputs, short[] bias, short[] outputs, int base) {
        if (inputs.length != NetInputs.COUNT * UNITS
                || bias.length != UNITS
                || outputs.length != 2 * UNITS)
            throw new IllegalArgumentException("a net of another shape");
        this.inputs = inputs;
        this.bias = bias;
        this.outputs = outputs;
        this.base = base;
    }

    /** The net that full strength plays with; docs/sparta-engine.md has the commands. */
    public static Net shipped() {
        return Shipped.NET;
    }

    /** Read once, when first needed. */
    private static final class Shipped {
        static final Net NET = read();

        private static Net read() {
            try (var stream = Objects.requireNonNull(Net.class.getResourceAsStream(SHIPPED))) {
                return Net.read(stream);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + SHIPPED, e);
            }
        }
    }

    public static Net read(Path file) throws IOException {
        try (var stream = Files.newInputStream(file)) {
            return read(stream);
        }
    }

    private static Net read(InputStream stream) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(stream))) {
            if (in.readInt() != MARK) throw new IOException("this is not a net of Sparta");
            return new Net(
                    shorts(in, NetInputs.COUNT * UNITS),
                    shorts(in, UNITS),
                    shorts(in, 2 * UNITS),
                    in.readInt());
        }
    }

    public void write(Path file) throws IOException {
        try (var out = new DataOutputStream(Files.newOutputStream(file))) {
            out.writeInt(MARK);
            for (var all : new short[][] {inputs, bias, outputs})
                for (short each : all) out.writeShort(each);
            out.writeInt(base);
        }
    }

    private static short[] shorts(DataInputStream in, int count) throws IOException {
        var bytes = in.readNBytes(2 * count);
        if (bytes.length < 2 * count) throw new IOException("this net is cut off");
        var shorts = new short[count];
        for (int i = 0; i < count; i++)
            shorts[i] = (short) ((bytes[2 * i] << 8) | (bytes[2 * i + 1] & 255));
        return shorts;
    }
}
