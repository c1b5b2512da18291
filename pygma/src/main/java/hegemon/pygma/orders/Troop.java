package hegemon.pygma.orders;

/** PI-11.2: what the size of an army is counted in: Krieger, Reiter, Schiffe. */
public enum Troop {
    K,
    R,
    S
}
