package hegemon.pygma.genesis;

import hegemon.table.Lots;

/** Smooth chance over the plane: random values on a grid, blended between its points. */
final class Noise {
    private final double[] grid;
    private final int side;
    private final double cell;

    /**
     * @param cell how far apart the grid's points are, in fields
     */
    Noise(Lots lots, double extent, double cell) {
        this.cell = cell;
        this.side = (int) (extent / cell) + 3;
        this.grid = new double[side * side];
        for (int i = 0; i < grid.length; i++) grid[i] = lots.below(10_001) / 10_000.0;
    }

    /** From 0 to 1. */
    double at(double x, double y) {
        double gx = x / cell;
        double gy = y / cell;
        int ix = (int) gx;
        int iy = (int) gy;
        double fx = smooth(gx - ix);
        double fy = smooth(gy - iy);
        double top = blend(grid[iy * side + ix], grid[iy * side + ix + 1], fx);
        double bottom = blend(grid[(iy + 1) * side + ix], grid[(iy + 1) * side + ix + 1], fx);
        return blend(top, bottom, fy);
    }

    private static double smooth(double t) {
        return t * t * (3 - 2 * t);
    }

    private static double blend(double a, double b, double t) {
        return a + (b - a) * t;
    }
}
