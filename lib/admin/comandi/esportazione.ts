import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { restoreFrom } from '../copia/ripristino.ts';
import { esportazioneIn } from '../esportazione/lettura.ts';
import { exportScuola } from '../esportazione/scrittura.ts';
import { eraseScuola } from '../fine-contratto/cancellazione.ts';
import { said, type Esegui } from './comando.ts';
import { doveDi, endDemo, toldRipristino } from './copia.ts';

export const exportAll: Esegui = async (richiesta) => {
  const [scuola = '', cartella = ''] = richiesta.args;
  if (scuola.length !== 10 || cartella === '') return undefined;
  const { specie, documenti } = await exportScuola(doveDi(richiesta), scuola, cartella);
  const record = Object.values(specie).reduce((somma, quanti) => somma + quanti, 0);
  return said(
    `Scuola ${scuola}: ${record} record di ${Object.keys(specie).length} specie e ${documenti.length} documenti in ${cartella}; come si leggono lo dice LEGGIMI.txt.`,
    'Sono dati personali in chiaro: conservare la cartella dove li legge solo chi deve.',
  );
};

export const bringBack: Esegui = async (richiesta) => {
  const [cartella = ''] = richiesta.args;
  if (cartella === '') return undefined;
  const fonte = await esportazioneIn(cartella);
  return toldRipristino("all'esportazione", await restoreFrom(doveDi(richiesta), fonte, endDemo(richiesta)));
};

export const eraseAll: Esegui = async (richiesta) => {
  const [scuola = '', cartella = ''] = richiesta.args;
  const { conferma } = richiesta.opzioni;
  if (scuola.length !== 10 || cartella === '') return undefined;
  if (conferma !== scuola)
    throw new Error(
      `"elimina" toglie per sempre tutta la scuola ${scuola}: ripetere con --conferma ${scuola}. Niente è stato fatto.`,
    );
  const { momento, connection } = richiesta;
  const { resti, documenti, record, utenti } = await eraseScuola(connection, scuola, cartella, momento);
  const quanti = Object.values(record).reduce((somma, numero) => somma + numero, 0);
  return said(
    `Scuola ${scuola} cancellata: ${quanti} record, ${documenti} documenti, ${utenti.tolti} utenti. Il certificato è in ${cartella}.`,
    ...utenti.contiRimasti.map((user) => `Il conto ${user} è da togliere presso chi lo fa.`),
    ...resti.map(
      ({ dove, cosa, fino }) =>
        `Resta in: ${dove} (${cosa}), ${fino === null ? 'finché non si toglie a mano' : `fino al ${formatGiorno(fino)}`}.`,
    ),
  );
};
