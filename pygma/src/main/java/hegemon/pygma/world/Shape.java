package hegemon.pygma.world;

/** D-1: the shape of a large field: which fields it has, and where they lie on the plane. */
public sealed interface Shape {
    /** D-1. */
    Shape USUAL = new Rect(5, 5);

    /** How many fields a large field has. */
    int size();

    /** Columns from one large field to the next. */
    int columns();

    /** Rows from one large field to the next. */
    int rows();

    /** Axial coordinate q of a field, numbers from 0. */
    int q(int gx, int gy, int kf);

    /** Axial coordinate s of a field, numbers from 0. */
    int s(int gx, int gy, int kf);

    /** PI-2.6: columns of rows; odd columns of the world hang half a hex lower. */
    record Rect(int columns, int rows) implements Shape {
        public Rect {
            if (columns < 1 || rows < 1 || columns * rows > 999)
                throw new IllegalArgumentException("no such shape: " + columns + "x" + rows);
        }

        @Override
        public int size() {
            return columns * rows;
        }

        @Override
        public int q(int gx, int gy, int kf) {
            return gx * columns + kf / rows;
        }

        @Override
        public int s(int gx, int gy, int kf) {
            int x = q(gx, gy, kf);
            int y = gy * rows + kf % rows;
            return y - (x - x % 2) / 2;
        }

        @Override
        public String toString() {
            return "RECT " + columns + "x" + rows;
        }
    }

    /** PI-2.7: the older edition's 48 fields in 8 columns; the shape tiles the plane. */
    record Hex48() implements Shape {
        @Override
        public int columns() {
            return 8;
        }

        @Override
        public int rows() {
            return 6;
        }

        private static final int[] LENGTHS = {4, 5, 6, 7, 8, 7, 6, 5};
        private static final int[] TOPS = {0, -1, -2, -3, -4, -4, -4, -4};

        @Override
        public int size() {
            return 48;
        }

        @Override
        public int q(int gx, int gy, int kf) {
            return originQ(gx, gy) + column(kf);
        }

        @Override
        public int s(int gx, int gy, int kf) {
            int column = column(kf);
            int k = kf;
            for (int c = 0; c < column; c++) k -= LENGTHS[c];
            return 6 * gy - originQ(gx, gy) / 2 + TOPS[column] + k;
        }

        private static int originQ(int gx, int gy) {
            return 8 * gx + 4 * (gy % 2);
        }

        private static int column(int kf) {
            int column = 0;
            for (int left = kf; left >= LENGTHS[column]; column++) left -= LENGTHS[column];
            return column;
        }

        @Override
        public String toString() {
            return "HEX48";
        }
    }
}
