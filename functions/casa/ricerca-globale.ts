import { elencoProcessi, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { campoCercato, elencoPersone, rigaPersona } from '#archivio/persone/persona.ts';
import { byCodicePrecedente } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CursorSigner } from '#platform/data/cursor.ts';
import { pageByIndex } from '#platform/data/elenco.ts';
import type { Trovati } from '#shared/contracts/casa/cerca.ts';
import { ufficioAdempimenti, ufficioCedolini } from '#shared/contracts/uffici.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import { statoInParole } from '#shared/domain/denuncia.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';

const TROVATI = 8;
/** Runs looked at, the newest first: some years of a school. */
const ELABORAZIONI_LETTE = 200;

/** Returns the search of the bar in the archive: five requests, fewer for who does not see runs or filings. */
export const ricercaGlobaleService = ({ cursori }: { readonly cursori: CursorSigner }) => {
  const persone = async (testo: string, archivio: Archivio): Promise<Trovati['persone']> => {
    const filtri = [{ campo: campoCercato(testo), operatore: 'inizia' as const, valore: testo }];
    const { righe } = await pageByIndex({ archivio, cursori }, elencoPersone, { limit: TROVATI, filtri }, rigaPersona);
    const trovate = righe.length > 0 ? righe : await byCodicePrecedente(testo, archivio);
    return trovate.map(({ uid, desCognome, desNome, desCf, matricola }) => ({
      uid,
      desCognome,
      desNome,
      desCf,
      matricola,
    }));
  };
  const elaborazioni = async (testo: string, archivio: Archivio): Promise<Trovati['elaborazioni']> => {
    const visibili = [{ campo: 'anno', operatore: 'inizia' as const, valore: '' }];
    const ultime = { limit: ELABORAZIONI_LETTE, filtri: visibili };
    const { righe } = await pageByIndex({ archivio, cursori }, elencoProcessi, ultime, rigaProcesso);
    const parole = chiaveRicerca(testo).split(' ');
    return righe
      .map(({ uid, DES_ELABORAZIONE, ANNO, MESE, STATUS }) => ({
        uid,
        descrizione: DES_ELABORAZIONE,
        anno: ANNO,
        mese: MESE,
        stato: STATUS,
      }))
      .filter((una) => {
        const nome = chiaveRicerca(`${una.descrizione} ${formatMese(una)}`);
        return parole.every((parola) => nome.includes(parola));
      })
      .slice(0, TROVATI);
  };
  const denunce = async (testo: string, archivio: Archivio): Promise<Trovati['denunce']> => {
    const parole = chiaveRicerca(testo).split(' ');
    return (await denunceRepository(archivio).listRighe())
      .filter((una) => {
        const nome = chiaveRicerca(`${flussi[una.tipo].adempimento} ${una.descrizione} ${formatMese(una)}`);
        return parole.every((parola) => nome.includes(parola));
      })
      .toSorted((a, b) => b.anno - a.anno || b.mese - a.mese)
      .slice(0, TROVATI)
      .map((una) => {
        const { uid, tipo, descrizione, anno, mese, meseDa = mese, STATUS } = una;
        return {
          uid,
          tipo,
          descrizione,
          anno,
          meseDa,
          mese,
          inviata: STATUS === 'INVIATO',
          stato: statoInParole(una),
        };
      });
  };
  return {
    search: async (testo: string, { archivio, sessione }: RequestContext): Promise<Trovati> => {
      const vedeElaborazioni = isAutorizzato(sessione.ruoli, ufficioCedolini);
      const vedeDenunce = isAutorizzato(sessione.ruoli, ufficioAdempimenti);
      const [trovate, processi, filings] = await Promise.all([
        persone(testo, archivio),
        vedeElaborazioni ? elaborazioni(testo, archivio) : [],
        vedeDenunce ? denunce(testo, archivio) : [],
      ]);
      return { persone: trovate, elaborazioni: processi, denunce: filings };
    },
  };
};
