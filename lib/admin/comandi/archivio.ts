import { refreshIndici } from '../indici.ts';
import { checkArchivio } from '../verifica.ts';
import { said, type Esegui } from './comando.ts';

export const verifyArchivio: Esegui = async ({ connection: { store }, args: [scuola] }) => {
  const { items, rilievi } = await checkArchivio(store, scuola);
  return {
    righe: [
      ...rilievi.map(({ invariante, chiave, messaggio }) => `${invariante}\t${chiave}\t${messaggio}`),
      `${items} item controllati, ${rilievi.length} rilievi.`,
    ],
    guasto: rilievi.length > 0,
  };
};

export const refreshElenchi: Esegui = async ({ connection: { store } }) => {
  const scritti = await refreshIndici(store);
  return said(scritti === 0 ? 'Gli elenchi sono già aggiornati.' : `${scritti} record rimessi negli elenchi.`);
};
