import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { situazioniRoutes } from '#shared/contracts/anagrafe/situazione.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { tracciatoRoutes } from '#shared/contracts/denunce/macchina/tracciato.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import { answers, type Risposta } from '../risposte.ts';
import { anteprima } from './importazioni.ts';
import { lavoro } from './lavori.ts';
import { persone, situazioni } from './persone.ts';
import { tracciato } from './tracciato-di-esempio.ts';

const paginaDi = <R>(righe: readonly R[]) => ({
  righe: [...righe],
  cursore: null,
  totale: righe.length,
  totaleEsatto: true,
});

/** The preferences of a list that nobody changed. */
export const preferenze = answers(sessioneRoutes.getPreferenze, {
  lista: 'catalogo',
  colonne: [],
  righePerPagina: 10,
  righeAlte: true,
  filtri: '',
  versione: 0,
});

/** The answers that every example finds unless it has its own. */
export const risposte: readonly Risposta[] = [
  preferenze,
  answers(anagrafeRoutes.searchAnag, paginaDi(persone)),
  answers(anagrafeRoutes.searchAll, paginaDi(persone)),
  answers(situazioniRoutes.listSituazioni, [...situazioni]),
  answers(lavoroRoutes.getLavoro, { ...lavoro('IN_CORSO'), link: null }),
  answers(scambioRoutes.getImportazione, anteprima),
  answers(tracciatoRoutes.getTracciato, tracciato),
  answers(elenchiScuolaRoutes.listAnniScolastici, [
    { numAnno: -1, desAnno: 'Tutti gli anni' },
    { numAnno: 2025, desAnno: '2025/2026' },
    { numAnno: 2024, desAnno: '2024/2025' },
  ]),
  answers(elenchiScuolaRoutes.searchComuni, paginaDi([])),
  answers(auditRoutes.searchAudit, {
    ...paginaDi([
      {
        quando: '2026-02-10T08:00:00.000Z',
        utente: 'ufficio',
        nome: 'Ufficio di esempio',
        correlationId: 'catalogo',
        entita: 'PERSONA',
        uid: 'persona-1',
        azione: 'modificato',
        motivo: null,
        prima: { desCognome: 'ESEMPIA' },
        dopo: { desCognome: 'ESEMPIO' },
      },
      {
        quando: '2026-01-10T08:00:00.000Z',
        utente: 'ufficio',
        nome: '',
        correlationId: 'catalogo',
        entita: 'PERSONA',
        uid: 'persona-1',
        azione: 'creato',
        motivo: 'Nuova nomina',
        prima: null,
        dopo: { desCognome: 'ESEMPIA' },
      },
    ]),
  }),
  answers(calendariRoutes.duplicateFestivita, {
    numAnno: 2026,
    anteprima: true,
    create: 0,
    voci: [
      {
        esito: 'NUOVA',
        descrizione: 'Natale',
        tipo: 'NAZIONALE',
        datInizio: '2026-12-25',
        datFine: '2026-12-25',
        origine: 'LEGGE',
        daVerificare: false,
      },
      {
        esito: 'NUOVA',
        descrizione: 'Chiusura di esempio',
        tipo: 'CHIUSURA',
        datInizio: '2027-03-25',
        datFine: '2027-03-30',
        origine: 'ANNO_PRECEDENTE',
        daVerificare: true,
      },
      {
        esito: 'PRESENTE',
        descrizione: 'Festa di esempio',
        tipo: 'NAZIONALE',
        datInizio: '2026-11-01',
        datFine: '2026-11-01',
        origine: 'LEGGE',
        daVerificare: false,
      },
    ],
  }),
];
