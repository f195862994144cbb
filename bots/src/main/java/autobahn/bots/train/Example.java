package autobahn.bots.train;

/** A position after a turn that search has compared with others, from the view of the seat that was to choose. */
public final class Example {
    /** 1 to 3. */
    final int era;
    /** Whether it came about. */
    final boolean chosen;
    /** The chance to win by search. */
    final float seen;
    /** Playouts that this comes from. */
    final int playouts;
    /** The inputs that are not 0, and what they are. */
    final short[] places;

    final float[] values;
    /** What is to be learnt: search's opinion, corrected by what came later. */
    float target;
    /** Share of the first place in the end. */
    float result;
    /** Lead in the end, over the best of the others. */
    float points;

    Example(int era, boolean chosen, float seen, int playouts, short[] places, float[] values) {
        this.era = era;
        this.chosen = chosen;
        this.seen = seen;
        this.playouts = playouts;
        this.places = places;
        this.values = values;
    }

    static Example of(int era, boolean chosen, double seen, int playouts, float[] inputs) {
        int count = 0;
        for (float input : inputs) {
            count += input != 0 ? 1 : 0;
        }
        short[] places = new short[count];
        float[] values = new float[count];
        int at = 0;
        for (int i = 0; i < inputs.length; i++) {
            if (inputs[i] != 0) {
                places[at] = (short) i;
                values[at++] = inputs[i];
            }
        }
        return new Example(era, chosen, (float) seen, playouts, places, values);
    }

    /** Now it is known how the game ended. */
    void end(double aim, float first, float ahead) {
        target = (float) aim;
        result = first;
        points = ahead;
    }
}
