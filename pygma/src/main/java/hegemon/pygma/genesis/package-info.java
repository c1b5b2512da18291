/**
 * Makes worlds from a seed: continents, climate belts, rivers, reefs, deserts with oases, islands,
 * and start areas that are alike by a stated measure ({@link hegemon.pygma.genesis.Fairness}).
 */
package hegemon.pygma.genesis;
