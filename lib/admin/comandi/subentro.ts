import { registro } from '#archivio/accesso/registro.ts';
import { codiceFiscaleEnte } from '#shared/domain/campi.ts';
import { formatGiorno, isGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { succeed, type Subentro } from '../subentro/subentro.ts';
import { unite, type EsitoUnione, type Unione } from '../subentro/unione/unione.ts';
import { said, type Esegui, type Opzioni } from './comando.ts';

const isCodice = (codice: string | undefined): codice is string => codice?.length === 10;

/** The words of the command; undefined when they are not those it wants. */
const parole = (
  [cedente, subentrante]: readonly string[],
  { dal = '', cf = '', atto = '' }: Opzioni,
): Omit<Subentro, 'desScuola'> | undefined => {
  const codFiscale = codiceFiscaleEnte().safeParse(cf);
  if (!isCodice(cedente) || !isCodice(subentrante) || cedente === subentrante) return undefined;
  if (!isGiorno(dal) || !codFiscale.success) return undefined;
  return { cedente, subentrante, dal, codFiscale: codFiscale.data, atto };
};

export const subentra: Esegui = async ({ connection: { store, deposito }, args, opzioni, momento }) => {
  const lette = parole(args, opzioni);
  if (lette === undefined) return undefined;
  const { cedente, subentrante, dal } = lette;
  const desScuola = opzioni.nome ?? (await registro(store).getScuola(subentrante))?.desScuola ?? subentrante;
  const prova = await succeed({ store, deposito, ...momento }, { ...lette, desScuola });
  return said(
    `Dal ${formatGiorno(dal)} la scuola ${subentrante} è subentrata a ${cedente}, che resta chiusa. Uguali nelle due:`,
    ...prova,
    'Gli utenti si invitano con "invito".',
  );
};

const paroleUnione = (
  [cedente, subentrante]: readonly string[],
  { dal = '', atto = '', conferma }: Opzioni,
): Unione | undefined =>
  isCodice(cedente) && isCodice(subentrante) && cedente !== subentrante && isGiorno(dal)
    ? { cedente, subentrante, dal, atto, conferma }
    : undefined;

const righeDetta = ({ passaggio: { prova, persone, avvisi } }: EsitoUnione): string[] => [
  ...avvisi,
  ...persone.flatMap(({ desCf, nominativo, esito, portati, detto }) => [
    `${desCf} ${nominativo}: ${esito === 'NUOVA' ? 'nuova' : "è la stessa persona che c'è"}, ${portati} record`,
    ...detto.map((uno) => `  ${uno}`),
  ]),
  ...prova.map(({ nome, unita, cedente, subentrante }) => {
    const detta = (valore: number) => (unita === 'EURO' ? formatEuro(valore) : String(valore));
    return `${nome}: ${detta(cedente)}${subentrante === null ? '' : `, portato ${detta(subentrante)}`}`;
  }),
];

const comeFarla = ({ codice }: EsitoUnione): string =>
  codice === undefined
    ? 'Niente è stato portato: ci sono righe da decidere prima.'
    : `Niente è stato portato: per farlo, ripetere con --conferma ${codice}.`;

export const joinScuola: Esegui = async ({ connection: { store, deposito }, args, opzioni, momento }) => {
  const lette = paroleUnione(args, opzioni);
  if (lette === undefined) return undefined;
  const esito = await unite({ store, deposito, ...momento }, lette);
  const { cedente, subentrante, dal } = lette;
  return said(
    ...righeDetta(esito),
    lette.conferma === undefined
      ? comeFarla(esito)
      : `Dal ${formatGiorno(dal)} ${cedente} è unita a ${subentrante}: somme uguali nelle due. Le denunce di ${cedente} restano lì, e le trasmette ${subentrante}.`,
  );
};
