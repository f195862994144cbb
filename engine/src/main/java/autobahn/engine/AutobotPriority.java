package autobahn.engine;

/** What Autobot looks at when it chooses among options (SOLO-4, SOLO-5), as {@link Event.AutobotChose} tells it. */
public enum AutobotPriority {
    TRUCK("lets a truck go on to its country"),
    TILE("holds a bonus tile"),
    BLACK("nearest to the black autobahn"),
    HEART("closest to the heart of the black autobahn"),
    SOUTH("southernmost, then westernmost"),
    NORTH("northernmost, then easternmost"),
    TRAFFIC("holds a traffic token"),
    CONNECTED("connected to the network"),
    FEWEST("fewest sections left to build"),
    UPPERMOST("uppermost on the delivery board"),
    COUNTRY("nearest to the country");

    private final String text;

    AutobotPriority(String text) {
        this.text = text;
    }

    /** What it keeps, in English. */
    public String text() {
        return text;
    }
}
