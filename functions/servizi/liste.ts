import type { ListeServizio } from '../../shared/contracts/servizi/liste-servizio.ts';
import { registro } from '../archivio/accesso/registro.ts';
import { getScuolaPropria } from '../archivio/scuola/scuola-propria.ts';
import type { Store } from '../platform/data/dynamo.ts';
import { listeServizio } from '../riferimento/personale/liste-servizio.ts';

/** The fourteen lists of a service. The school is named as it names itself, otherwise as it was registered. */
export const loadListe = async (store: Store, codmin: string): Promise<ListeServizio> => {
  const [propria, registrata] = await Promise.all([getScuolaPropria(store, codmin), registro(store).getScuola(codmin)]);
  const scuolaMaster = {
    codMeccanografico: propria?.codMeccanografico ?? codmin,
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
