import { endFilling } from '../../local/folder/filling.ts';
import { createCopia, type Dove } from '../copia/copia.ts';
import { drillRipristino } from '../copia/prova.ts';
import { restoreCopia, type EsitoRipristino } from '../copia/ripristino.ts';
import { chiaveDi } from '../copie/frase.ts';
import { said, type Esegui, type Esito, type Richiesta } from './comando.ts';

export const doveDi = ({ connection: { store, deposito }, momento }: Richiesta): Dove => ({
  store,
  deposito,
  ...momento,
});

/** Not an option of the command: options stay written in the history of the shell. */
const chiaveCopia = ({ CHIAVE_COPIA = '', FRASE_COPIA = '' } = process.env): string =>
  FRASE_COPIA === '' ? CHIAVE_COPIA : chiaveDi(FRASE_COPIA);

export const copyScuola: Esegui = async (richiesta) => {
  const [scuola = '', file = ''] = richiesta.args;
  if (scuola.length !== 10 || file === '') return undefined;
  const { tabella } = richiesta.opzioni;
  const copiati = await createCopia(doveDi(richiesta), { scuola, file, chiave: chiaveCopia(), tabella });
  return said(`Scuola ${scuola}: ${copiati.items} record e ${copiati.file} documenti in ${file}.`);
};

export const restoreScuola: Esegui = async (richiesta) => {
  const [file = ''] = richiesta.args;
  if (file === '') return undefined;
  return toldRipristino('alla copia', await restoreCopia(doveDi(richiesta), file, chiaveCopia(), endDemo(richiesta)));
};

/** Ends a demonstration that fills itself: it is not written over what is given back. */
export const endDemo =
  ({ connection: { dataDir } }: Richiesta) =>
  async (): Promise<void> =>
    dataDir === undefined ? undefined : endFilling(dataDir);

/** The lines about a school that was given back. */
export const toldRipristino = (aCosa: string, esito: EsitoRipristino): Esito =>
  said(
    `Scuola uguale ${aCosa}: ${esito.scritti} record e ${esito.file} documenti riscritti, ${esito.tolti} record tolti, ${esito.uguali} erano già uguali.${esito.chiusa ? ' Era chiusa e lo è ancora: si riapre con "manutenzione".' : ''}`,
  );

export const tryRipristino: Esegui = async (richiesta) => {
  const [scuola = ''] = richiesta.args;
  if (scuola.length !== 10) return undefined;
  const now = () => performance.now();
  const prova = await drillRipristino(doveDi(richiesta), { scuola, chiave: chiaveCopia(), now });
  const secondi = (millesimi: number): string => (millesimi / 1000).toFixed(1);
  return said(
    `Scuola ${scuola}: ${prova.items} record e ${prova.file} documenti copiati in ${secondi(prova.copia)} s, resi e trovati uguali in ${secondi(prova.ripristino)} s.`,
  );
};
