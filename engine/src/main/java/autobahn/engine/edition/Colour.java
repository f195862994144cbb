package autobahn.engine.edition;

/** The seven autobahns, in the order in which the edition lists them. */
public enum Colour {
    RED,
    CYAN,
    ORANGE,
    PURPLE,
    WHITE,
    BLACK,
    YELLOW;

    /** This colour as one bit of a colour mask. */
    public int bit() {
        return 1 << ordinal();
    }
}
