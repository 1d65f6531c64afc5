import { scuolaRegistrata } from '#archivio/accesso/registro.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { ListeServizio } from '#shared/contracts/servizi/liste-servizio.ts';
import { listeServizio } from '../riferimento/personale/liste-servizio.ts';

/** The fourteen lists of a service. The school is named as it names itself, otherwise as it was registered. */
export const loadListe = async (archivio: Archivio): Promise<ListeServizio> => {
  const [propria, registrata] = await Promise.all([getScuolaPropria(archivio), scuolaRegistrata(archivio)]);
  const scuolaMaster = {
    codMeccanografico: propria?.codMeccanografico ?? archivio.codmin,
    desScuola: propria?.desScuola ?? registrata?.desScuola ?? '',
  };
  const {
    tipoPersonaleList,
    situazionePrevidenzialeList,
    tipoAttivitaList,
    tipoServizioList,
    autoritaNominaList,
    qualificaServizioList,
    ...altre
  } = listeServizio(scuolaMaster);
  return {
    tipoPersonaleList: [...tipoPersonaleList],
    situazionePrevidenzialeList: [...situazionePrevidenzialeList],
    tipoAttivitaList: [...tipoAttivitaList],
    tipoServizioList: [...tipoServizioList],
    autoritaNominaList: [...autoritaNominaList],
    qualificaServizioList: [...qualificaServizioList],
    qualificaRetributivaList: [...altre.qualificaRetributivaList],
    tipoCattedraList: [...altre.tipoCattedraList],
    tipoPostoList: [...altre.tipoPostoList],
    tipoLaboratorioList: [...altre.tipoLaboratorioList],
    tipiScuolaList: [...altre.tipiScuolaList],
    retribImportiList: [...altre.retribImportiList],
    scuolaMaster,
    straordinarioList: [...altre.straordinarioList],
  };
};
