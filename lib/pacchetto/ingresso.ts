import { publicodesDel } from '#shared/pubbliche/publicodes.ts';
import { regolePubblicate } from '#shared/pubbliche/regole-pubblicate.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';

// The package speaks Italian: its function is called `calcola` there.
export { cedolino as calcola } from '#shared/calculation/cedolino/cedolino.ts';
export { VERSIONE as versione } from '#shared/domain/versione.ts';

/** The dated rules: value, unit, norm, check. */
export const regole = () => regolePubblicate(tutteLeRegole);

/** The numbers in force on a day, as rules of Publicodes. */
export const publicodes = (giorno: string) => publicodesDel(tutteLeRegole, giorno);
