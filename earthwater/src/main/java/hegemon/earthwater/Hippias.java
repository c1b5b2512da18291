package hegemon.earthwater;

import hegemon.earthwater.board.Side;

/** Hippias: the Persians look at the Greek hand and discard one card of it. */
record Hippias() implements GreekCardGoes {
    @Override
    public Side side() {
        return Side.PERSIA;
    }

    @Override
    public Kind kind() {
        return new Kind("hippias", "EW-9");
    }

    @Override
    public EarthWaterState gone(Position position) {
        return Operations.acted(position, side());
    }
}
