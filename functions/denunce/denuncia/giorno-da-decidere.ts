import { daDecidere } from '#archivio/cedolini/giorno-eseguito.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { mesiDella } from '#archivio/denunce/denuncia.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { dalGiornoAlGiorno, giornoEseguito } from '#shared/domain/elaborazione/esecuzione.ts';
import { compareMesi } from '#shared/domain/tempo/mese.ts';

const inParole = (processo: Processo): string => {
  const { ID_ELABORAZIONE, DES_ELABORAZIONE, dataPagamento, esecuzione, mandati, totali } = processo;
  const eseguito = giornoEseguito(mandati, totali?.netto ?? 0) ?? dataPagamento;
  return `${ID_ELABORAZIONE} "${DES_ELABORAZIONE}", ${dalGiornoAlGiorno(esecuzione?.giorno ?? dataPagamento, eseguito)}`;
};

/** @throws STATO_NON_AMMESSO when the treasurer paid one of the runs in another month or tax year, and nobody has decided what follows */
export const refuseDaDecidere = async (archivio: Archivio, processi: readonly Processo[]): Promise<void> => {
  const sospese = await daDecidere(archivio, processi);
  const [prima] = sospese;
  if (prima === undefined) return;
  throw new AppError(
    'STATO_NON_AMMESSO',
    `Prima di denunciare va deciso il giorno di pagamento ${sospese.length === 1 ? "dell'elaborazione" : 'delle elaborazioni'} ${sospese.slice(0, 3).map(inParole).join('; ')}${sospese.length > 3 ? ` e di altre ${sospese.length - 3}` : ''}: nella pagina dell'elaborazione, «Mandati di pagamento».`,
    { current: { ...prima } },
  );
};

/** True of a run that was moved, or replaced, since a filing that tells of it was gathered. */
const isFuori =
  (denuncia: Denuncia) =>
  ({ esecuzione, sostituita, PERIODI_DEST }: Processo): boolean => {
    if (sostituita !== undefined) return true;
    const adempimento = flussi[denuncia.tipo].adempimento;
    const suo = PERIODI_DEST.find((uno) => uno.adempimento === adempimento);
    if (esecuzione === undefined || suo === undefined || adempimento === 'CU') return false;
    return (denuncia.dati.trasferiti ?? '') === '' && !mesiDella(denuncia).some((mese) => compareMesi(mese, suo) === 0);
  };

/** @throws STATO_NON_AMMESSO when the runs of a filing wait for a decision on their day, or have gone to another month or year since it was gathered */
export const refuseGiorniCambiati = async (archivio: Archivio, denuncia: Denuncia): Promise<void> => {
  const processi = await processiRepository(archivio).getMany(denuncia.processi);
  await refuseDaDecidere(archivio, processi);
  const fuori = processi.find(isFuori(denuncia));
  if (fuori)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `"${denuncia.descrizione}": il giorno di pagamento dell'elaborazione ${fuori.ID_ELABORAZIONE} "${fuori.DES_ELABORAZIONE}" è cambiato da quando è stata raccolta, e non ne fa più parte. Aggiornarla, oppure eliminarla e rifarla senza, poi rifare il file.`,
      { current: { ...denuncia } },
    );
};
