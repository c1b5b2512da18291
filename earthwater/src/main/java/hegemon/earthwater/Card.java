package hegemon.earthwater;

import hegemon.earthwater.board.Side;

import java.util.List;

/** The sixteen cards (EW-9): each has an event of either side. */
public record Card(int number, Event greek, Event persian) {
    public static final List<Card> ALL =
            List.of(
                    new Card(1, Event.MINES_OF_LAURION, Event.CAVALRY_OF_MARDONIUS),
                    new Card(2, Event.IONIAN_REVOLT, Event.TRIBUTE),
                    new Card(3, Event.WRATH_OF_POSEIDON, Event.TRIBUTE),
                    new Card(4, Event.MILTIADES, Event.CARNEIA_FESTIVAL),
                    new Card(5, Event.THEMISTOCLES, Event.IMMORTALS),
                    new Card(6, Event.PAUSANIAS, Event.OSTRACISM),
                    new Card(7, Event.ORACLE_OF_DELPHI, Event.GREAT_KING),
                    new Card(8, Event.LEONIDAS, Event.ROYAL_ROAD),
                    new Card(9, Event.ARTEMISIA, Event.HIPPIAS),
                    new Card(10, Event.EVANGELION, Event.SEPARATE_PEACE),
                    new Card(11, Event.MELAS_ZOMOS, Event.SUDDEN_DEATH),
                    new Card(12, Event.MOLON_LABE, Event.DEFECTION_OF_THEBES),
                    new Card(13, Event.TRIREMES, Event.TRIBUTE),
                    new Card(14, Event.SUPPORT_FROM_SYRACUSE, Event.ALLIANCE_WITH_CARTHAGE),
                    new Card(15, Event.SPARTANS_300, Event.ACROPOLIS_ON_FIRE),
                    new Card(16, Event.DESERTION, Event.PACIFICATION));

    public static final int COUNT = ALL.size();
    public static final int SUDDEN_DEATH = 11;

    public static Card of(int number) {
        return ALL.get(number - 1);
    }

    public Event event(Side side) {
        return side == Side.GREECE ? greek : persian;
    }
}
