/** The licence of the package alone, by its SPDX code: the one that AgID's guidelines on reuse (9 May 2019, on the choice of a licence) name for new software. */
export const LICENZA = 'EUPL-1.2';
