import type { CompensoVisto } from '#shared/contracts/noipa/piani-capitoli.ts';

const DOVE = 'forum e pagine pubbliche sui compensi degli esami; nessun elenco ufficiale trovato';
const PRIMA = 'Da riscontrare sul portale NoiPA prima di usarlo.';

/**
 * Compensations of NoiPA that public pages name. Nobody has compared them with the portal, whose list is not public; no chapter and no plan was seen with them.
 */
export const compensiVisti: readonly CompensoVisto[] = [
  { compenso: 'A008', sottocompenso: '0001', descrizione: `Esami di Stato del secondo ciclo. ${PRIMA}`, dove: DOVE },
  { compenso: 'A008', sottocompenso: '0002', descrizione: `Significato non noto. ${PRIMA}`, dove: DOVE },
  {
    compenso: 'CC01',
    sottocompenso: null,
    descrizione: `Quota di trasferta degli esami (quadro B), parte esente; il sottocompenso è 000 con una cifra. ${PRIMA}`,
    dove: DOVE,
  },
  { compenso: 'A006', sottocompenso: '0001', descrizione: `Significato non noto. ${PRIMA}`, dove: DOVE },
  { compenso: 'A004', sottocompenso: '0088', descrizione: `Significato non noto. ${PRIMA}`, dove: DOVE },
];
