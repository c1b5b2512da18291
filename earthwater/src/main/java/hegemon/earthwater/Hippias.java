package hegemon.earthwater;

/** Hippias: the Persians look at the Greek hand and discard one card of it. */
record Hippias() implements Stage.OfPersia, GreekCardGoes {
    @Override
    public Kind kind() {
        return new Kind("hippias", "EW-9");
    }

    @Override
    public EarthWaterState gone(Position position) {
        return Operations.acted(position, side());
    }
}
