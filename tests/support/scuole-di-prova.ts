import type { ScuolaInput } from '#shared/contracts/scuola/scuola.ts';

/** A school or a site of which nothing is said but its code. */
export const scuolaDiProva = (codMeccanografico: string, resto: Partial<ScuolaInput> = {}): ScuolaInput => ({
  tipo: 'ALTRA',
  codMeccanografico,
  desScuola: `Scuola ${codMeccanografico}`,
  codTipoScuola: null,
  flgAttivo: true,
  codFiscale: null,
  desIndirizzo: '',
  desCap: null,
  codComune: null,
  desComune: '',
  provincia: null,
  desTelefono: null,
  desEMail: null,
  desPec: null,
  note: '',
  flgOrganico: false,
  patrono: null,
  uidPosInps: null,
  uidPosInail: null,
  codMinisteriale: null,
  entiSede: null,
  dati: null,
  ...resto,
});
