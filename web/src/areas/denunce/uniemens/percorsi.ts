/** The parts of a filing that have an address, and the tab that is seen first at each. */
export const PARTI = { inps: 'individuali', collaboratori: 'collaboratori', exinpdap: 'pos-pa' } as const;
export type Parte = keyof typeof PARTI;
/** The part with which a school begins: who pays the salary to public funds, from those; the others from INPS. */
export const primaParte = (setupType: string): Parte =>
  setupType === 'AFAM' || setupType === 'COMUNALE' ? 'exinpdap' : 'inps';
export const partiUniemens = ['inps', 'collaboratori', 'exinpdap'] as const satisfies readonly Parte[];

/** Asks an address for the first part with something in it, instead of the one that it names. */
export const PIENA = 'parte=piena';

/** The forms of a worker of the public family, in the order of the file. */
export const moduli = ['e0', 'e1', 'f1', 'v1'] as const;
export type NomeModulo = (typeof moduli)[number];

const UNA = ':anno/:mese/:id/:disabledMod';
const LISTA = `/uniemens/exInpdap/${UNA}/:uidPosPa/:cfAzienda` as const;

/** The addresses of a filing, of a list of it, of a form, as the list of screens has them: nothing here loads a contract. */
export const INDIRIZZI = {
  parte: (parte: Parte) => `/uniemens/${parte}/${UNA}` as const,
  lista: LISTA,
  modulo: (modulo: NomeModulo) => `${LISTA}/${modulo}/:nominativo/:cf/:denunciaId` as const,
} as const;
