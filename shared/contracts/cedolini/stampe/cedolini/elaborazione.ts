import * as z from 'zod';
import { conProtocollo } from '#shared/contracts/stampe/protocollo.ts';
import { formatiStampa, formato, stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { scelta, uidDi } from '#shared/domain/campi.ts';

const delProcesso = { idProcesso: uidDi('PROCESSO'), formato: formato() };

/** The prints of one run, each at the end of `/stampe/cedolini/`; all are shown at the address of its payslips. */
const diElaborazione = <const N extends string>(nome: N, titolo: string, summary: string) =>
  stampa({ ...dichiarata(nome, titolo, summary), parametri: z.strictObject(delProcesso) });

const dichiarata = <const N extends string>(nome: N, titolo: string, summary: string) =>
  ({
    codice: `elaborazione-${nome}` as const,
    method: 'GET',
    path: `/stampe/cedolini/${nome}` as const,
    titolo,
    summary,
    roles: ufficioCedolini,
    errors: ['NON_TROVATO'],
    anteprima: '/cedolini/:printId/preview',
  }) as const;

export const printLiquidazione = stampa({
  ...dichiarata(
    'liquidazione',
    'Prospetto di liquidazione',
    'Prints the statement of what a run pays, person by person, to be signed',
  ),
  parametri: z.strictObject({ ...delProcesso, ...conProtocollo }),
});
export const printCompetenze = diElaborazione(
  'competenze',
  'Competenze',
  'Prints what a run pays, item by item and person by person',
);
export const printRitenute = diElaborazione(
  'ritenute',
  'Ritenute',
  'Prints what a run withholds, item by item and person by person',
);
export const printFiscale = diElaborazione('fiscale', 'Riepilogo fiscale', 'Prints income tax and credits of a run');
export const printAddizionaliElaborazione = diElaborazione(
  'addizionali',
  'Addizionali',
  'Prints the surtaxes a run withholds',
);
export const printContributiElaborazione = diElaborazione(
  'contributi',
  'Contributi',
  'Prints the social contributions of a run, fund by fund',
);
export const printIrapElaborazione = diElaborazione('irap', 'IRAP', 'Prints the IRAP of a run');

export const printRigheMandato = diElaborazione(
  'mandato',
  'Righe del mandato',
  'Prints the rows of the payment order to the treasury: the net of each person, each withholding, what the school bears',
);

/** The payment list of a run: to be read, as a sheet, or as the file that a bank takes (`xml`, only of an accounted run). */
export const printBonifici = stampa({
  codice: 'elaborazione-bonifici',
  method: 'GET',
  path: '/stampe/cedolini/bonifici',
  titolo: 'Bonifici',
  summary:
    'Prints who is paid by a run, on which account and how much; as `xml`, the file of the credit transfers for the bank of a school that pays by one',
  roles: ufficioCedolini,
  errors: ['NON_TROVATO', 'STATO_NON_AMMESSO', 'OPERAZIONE_NON_CONSENTITA'],
  parametri: z.strictObject({
    idProcesso: uidDi('PROCESSO'),
    formato: scelta(formatiStampa).optional(),
    /** The accounts of a payment: those of the calculation, or, for people whose account has changed since, those of today. */
    conti: scelta(['CALCOLO', 'OGGI']).optional(),
  }),
  anteprima: '/cedolini/:printId/preview',
});
