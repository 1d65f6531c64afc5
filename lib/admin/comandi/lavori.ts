import { listLavoriAperti, stopLavoro } from '../lavori.ts';
import { said, type Esegui } from './comando.ts';

export const listOrStopLavori: Esegui = async ({ connection: { store, workflows }, args: [azione = '', uid = ''] }) => {
  if (azione === 'ferma' && uid !== '') {
    const { codmin, lavoro } = await stopLavoro(store, uid, workflows);
    return said(`"${lavoro.descrizione}" della scuola ${codmin} è fermo.`);
  }
  if (azione !== '') return undefined;
  const aperti = await listLavoriAperti(store);
  return said(
    ...aperti.map(({ codmin, lavoro }) =>
      [lavoro.uid, codmin, lavoro.stato, lavoro.avviatoIl, lavoro.descrizione].join('\t'),
    ),
    aperti.length === 0 ? 'Nessun lavoro in attesa o in corso.' : `${aperti.length} lavori.`,
  );
};
