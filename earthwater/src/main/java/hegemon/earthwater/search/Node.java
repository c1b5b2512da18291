package hegemon.earthwater.search;

import java.util.Arrays;

/**
 * A place in the search tree: what a side has learned about its options there. Deals and dice
 * differ from visit to visit, and so do the options; each counts how often it was there to be
 * chosen.
 */
final class Node {
    private static final double EXPLORATION = 0.5;
    private static final double BIAS = 0.35;

    /** So many options are looked at for each root of the visits. */
    private static final double WIDTH = 1.6;

    int visits;
    int size;
    int[] codes = new int[4];
    Node[] children = new Node[4];
    int[] trials = new int[4];
    int[] available = new int[4];

    /** What the side gets, from 0 to 1, summed up. */
    double[] gains = new double[4];

    /** The same without weight for the points: victories, ties by half. */
    double[] victories = new double[4];

    /** How good an option looked at first, from 0 for the worst to 1 for the best. */
    private double[] promise = new double[4];

    int find(int code) {
        for (int i = 0; i < size; i++) if (codes[i] == code) return i;
        return -1;
    }

    int add(int code, double promised) {
        if (size == codes.length) grow();
        codes[size] = code;
        promise[size] = promised;
        children[size] = new Node();
        return size++;
    }

    private void grow() {
        int more = 2 * size;
        codes = Arrays.copyOf(codes, more);
        children = Arrays.copyOf(children, more);
        trials = Arrays.copyOf(trials, more);
        available = Arrays.copyOf(available, more);
        gains = Arrays.copyOf(gains, more);
        victories = Arrays.copyOf(victories, more);
        promise = Arrays.copyOf(promise, more);
    }

    /** Progressive widening: how many options this many visits allow. */
    int width() {
        return 1 + (int) (WIDTH * Math.sqrt(visits));
    }

    /** The upper confidence bound of an option that is available now. */
    double bound(int option) {
        int tried = trials[option];
        if (tried == 0) return Double.MAX_VALUE;
        return gains[option] / tried
                + EXPLORATION * Math.sqrt(Math.log(available[option]) / tried)
                + BIAS * promise[option] / (1 + tried);
    }
}
