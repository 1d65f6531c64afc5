import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { opzioniCu } from '#archivio/denunce/opzioni-cu.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Discordanza } from '#shared/contracts/anagrafe/discordanze.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { fronteDellaCu } from '../cu/contenuto-cu.ts';
import { fronteF24, modelloDelTipo } from '../f24/fronte.ts';
import { fronteSpt } from '../spt/fronte.ts';
import { periodoDella } from '../spt/processi-inviati.ts';
import { fronteUniemens } from '../uniemens/fronte.ts';
import { RIMEDI_SCUOLA } from './rimedi.ts';

type Dati = Denuncia['dati'];

/** The front of a sent filing as the records of the school would write it now, on the days it speaks of. @throws STATO_NON_AMMESSO */
const fronteDi = async (archivio: Archivio, scuola: Scuola | undefined, denuncia: Denuncia): Promise<Dati> => {
  switch (denuncia.tipo) {
    case 'f24':
    case 'f24ep':
      return fronteF24(scuola, modelloDelTipo(denuncia.tipo), denuncia.dataPagamento);
    case 'spt':
      return fronteSpt(scuola, periodoDella(denuncia), [], []);
    case 'uniemens':
      return fronteUniemens(scuola, { mese: denuncia, oggi: denuncia.datInvio ?? denuncia.dataPagamento }, []);
    case 'cu':
      return fronteDellaCu(scuola, denuncia, {
        opzioni: await opzioniCu.get(denuncia.anno, archivio),
        corretta: denuncia.corregge === null ? null : await denunceRepository(archivio, 'CU').load(denuncia.corregge),
        oggi: denuncia.datInvio ?? denuncia.dataPagamento,
        processi: [],
        restituzioni: [],
      });
  }
};

/** Parts of a front that say which sums it was gathered from, and nothing of the school. */
const NON_DELLA_SCUOLA: ReadonlySet<string> = new Set(['elaborazioni', 'restituzioni', 'riporti', 'trasferiti']);

const inParole = (valore: string | undefined): string | null =>
  valore === undefined || valore === '' ? null : accorciato(valore, 600);

const discordanzaDi = (denuncia: Denuncia, oggi: Dati): Discordanza | null => {
  const { uid, tipo, dati, descrizione, datInvio, dataPagamento } = denuncia;
  const diverse = Object.keys(oggi)
    .filter((campo) => !NON_DELLA_SCUOLA.has(campo) && (oggi[campo] ?? '') !== (dati[campo] ?? ''))
    .map((campo) => ({ cosa: campo, detto: inParole(dati[campo]), oggi: inParole(oggi[campo]) }));
  const adempimento = flussi[tipo].adempimento;
  return diverse.length === 0
    ? null
    : {
        tipo: 'DENUNCIA',
        uid,
        idProcesso: null,
        adempimento,
        descrizione: accorciato(descrizione, 200),
        giorno: datInvio ?? dataPagamento,
        differenze: diverse,
        rimedio: RIMEDI_SCUOLA[adempimento],
      };
};

/** The sent filings of a year whose front says of the school what its records do not say any more. A query, and a request for each hundred. */
export const scuolaDiscordante = async (archivio: Archivio, anno: number): Promise<Discordanza[]> => {
  const scuola = await getScuolaPropria(archivio);
  const denunce = denunceRepository(archivio);
  const righe = (await denunce.listRighe()).filter(
    (una) => una.anno === anno && una.STATUS === 'INVIATO' && !isRespinta(una.esito),
  );
  const inviate = await denunce.getMany(righe.map(({ uid }) => uid));
  const discordanti = await Promise.all(
    inviate.map(async (denuncia) => {
      try {
        return discordanzaDi(denuncia, await fronteDi(archivio, scuola, denuncia));
      } catch (causa) {
        // the records lack what no file can lack: the page of the school says that already
        if (causa instanceof AppError && causa.code === 'STATO_NON_AMMESSO') return null;
        throw causa;
      }
    }),
  );
  return discordanti.filter((una) => una !== null);
};
