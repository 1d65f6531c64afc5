import { registro } from '#archivio/accesso/registro.ts';
import { codiceFiscaleEnte } from '#shared/domain/campi.ts';
import { formatGiorno, isGiorno } from '#shared/domain/tempo/date.ts';
import { succeed, type Subentro } from '../subentro/subentro.ts';
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
