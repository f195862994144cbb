package autobahn.bots;

/** Least squares that stays close to what is known already (ridge regression towards earlier weights). */
final class Regression {
    private final int size;
    private final double[][] products;
    private final double[] targets;

    Regression(int size) {
        this.size = size;
        products = new double[size][size];
        targets = new double[size];
    }

    void add(double[] terms, double target, double weight) {
        for (int i = 0; i < size; i++) {
            if (terms[i] != 0) {
                double scaled = weight * terms[i];
                targets[i] += scaled * target;
                for (int j = i; j < size; j++) {
                    products[i][j] += scaled * terms[j];
                }
            }
        }
    }

    /** The weights that fit best, each pulled towards the earlier one as by so many samples. */
    double[] solve(double[] earlier, double pull) {
        double[][] a = new double[size][size + 1];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                a[i][j] = i <= j ? products[i][j] : products[j][i];
            }
            a[i][i] += pull;
            a[i][size] = targets[i] + pull * earlier[i];
        }
        for (int column = 0; column < size; column++) {
            int pivot = column;
            for (int row = column + 1; row < size; row++) {
                pivot = Math.abs(a[row][column]) > Math.abs(a[pivot][column]) ? row : pivot;
            }
            double[] swapped = a[column];
            a[column] = a[pivot];
            a[pivot] = swapped;
            for (int row = 0; row < size; row++) {
                double factor = row == column ? 0 : a[row][column] / a[column][column];
                for (int k = column; factor != 0 && k <= size; k++) {
                    a[row][k] -= factor * a[column][k];
                }
            }
        }
        double[] solution = new double[size];
        for (int i = 0; i < size; i++) {
            solution[i] = a[i][size] / a[i][i];
        }
        return solution;
    }
}
