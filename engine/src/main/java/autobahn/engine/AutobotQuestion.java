package autobahn.engine;

/** What Autobot has to choose, as {@link Event.AutobotChose} tells it. */
public enum AutobotQuestion {
    BUILD("build"),
    UPGRADE("upgrade"),
    STATION("station"),
    IMPROVE("improve"),
    DELIVER_TO("deliver to"),
    LOAD_AT("load at");

    private final String text;

    AutobotQuestion(String text) {
        this.text = text;
    }

    /** What it would do with what it chooses, in English. */
    public String text() {
        return text;
    }
}
