package hegemon.pygma.lesson;

/**
 * The world of the first month: a realm short of stone and wood at an armament month, with land to
 * take, room for a settlement, and one neighbour far away. In the notation of docs/pygma-world.md.
 */
final class FirstWorld {
    static final String TEXT =
            """
            pygma-world 1
            shape RECT 5x5
            size 5x4
            # first-month
            date Dorl/01
            map
            ~~~~~~~~~~~~~~~~~~~~~~~~~
            ~~~~~~~~~~~~~~~~~~~~~~~~~
            ~~~~~~~~~~~r~~~~~~~~~~~~~
            ~~~~~~~~~.~.~~~~r.ttttr~~
            ~~~~~~~.......~.~...t.~~~
            ~~~~~~~......ww.tTn....~~
            ~~~,~.~.....w..,.Nn....~~
            ~~~:,......,w,,,t,^,.,..~
            ~~~:::.,,,,,w,,,,nnnn,,,~
            ~~~::,,...,,w,,,,====n,:~
            ~~~::......,ww:nn^^^==o:~
            ~~~o,..%...,,:wnn^^^=^:::
            ~~~o,t%T%...,nnnn=^^^^::~
            ~~~,..tTTN..nnn,n=^^^^,,~
            ~~r,..,nNNNnn.n,n=^^^^,,~
            ~~~.t.n^NNNnn.w,n=^^^=,,r
            ~~~.tTNTNNNn..w.n=^^^=..~
            ~~,,.TT%TTt...w..,nTnT.T~
            ~~~~~~~~T~tT.~w~,TTTTTTT~
            ~~~~~~~~~~~~~~~~~~~~~~~~~
            end
            realm 1 "Alandia" capital 9/07 treasury 150000 people MOUNTAIN player "" ""
            realm 2 "Borenmark" capital 17/01 treasury 150000 people FOREST player "" ""
            culture 1 1 ALWAYS HILLS
            economy 1 unrest 0 blocked false hygiene 0 needed
            store 1 ORE 3 SPICES 2 CLOTH 3 CULTURE 3
            culture 2 1 DEFENCE -
            economy 2 unrest 0 blocked false hygiene 0 needed
            own 1 4/05 4/15 9/01 9/02 9/06 9/07 9/08 9/11 9/12 9/16 9/17 9/18 9/19 9/22 9/23 9/24
            own 2 11/25 12/04 12/05 12/10 12/15 16/21 16/22 17/01 17/02 17/06 17/07 17/11
            settlement 9/07 HPT "Dorosdun" trade 1 capital 1
            deposit 9/18 SILVER 15000 30
            text 10/08 "pygma.tale.8"
            deposit 12/15 SILVER 20000 20
            settlement 17/01 HPT "Elimhaven" trade 1 capital 2
            deposit 17/11 GEMS 4 20
            searched 9/16 9/17 9/18 9/19 12/15 17/06 17/11
            lane 1 2/05 2/10 2/14 2/19 2/23 3/03 3/07 3/13 3/18 3/24 4/04 4/10 6/12 6/13 6/14 6/15 6/16 6/21 11/09 11/10
            lane 1 11/11 11/12 11/13 11/14 16/06 16/07 16/08 16/14 16/19 16/24 17/04 17/09
            works 1 3/25 4/04 4/10 8/21
            army 1 KH 1 9/07 5000
            army 1 RH 1 9/07 2000
            army 2 KH 1 17/01 5000
            army 2 RH 1 17/01 2000
            """;

    private FirstWorld() {}
}
