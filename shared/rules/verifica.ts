/** Day the figures marked 'fonte' were last read in the public sources they come from. */
export const lettaIl = '2026-11-20';
