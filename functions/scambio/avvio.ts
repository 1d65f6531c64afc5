import {
  importazioniRepository,
  type FaseImportazione,
  type ImportazioneSalvata,
} from '#archivio/scambio/importazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { startLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { LAVORO_IMPORTAZIONE, tipoScambio } from './importazione.ts';
import { pegnoRipristino } from './pegni.ts';

export interface MezziAvvio {
  readonly workflows: Workflows;
}

const descrizioni: Readonly<Record<FaseImportazione, (importazione: ImportazioneSalvata) => string>> = {
  CONTROLLO: ({ nomeFile }) => `Controllo del file ${nomeFile}`,
  APPLICAZIONE: ({ tipo, nomeFile }) => `Importazione di ${tipoScambio(tipo).titolo} da ${nomeFile}`,
  RIPRISTINO: ({ nomeFile }) => `Ripristino dopo l'importazione di ${nomeFile}`,
};

/** What a phase is begun with besides the import, and why when it is not the first. */
interface Ripresa {
  readonly cambi?: Pick<ImportazioneSalvata, 'vuoteCancellano' | 'senzaNascoste' | 'soloGiuste'>;
  readonly parametri?: Readonly<Record<string, unknown>>;
  readonly motivo?: string | null;
}

/** Moves an import to the long work of a phase, in one unit of change with it. */
export const startFase = (
  mezzi: MezziAvvio,
  prima: ImportazioneSalvata,
  fase: FaseImportazione,
  context: RequestContext,
  { cambi = {}, parametri = {}, motivo = null }: Ripresa = {},
): ImportazioneSalvata => {
  const lavoro = startLavoroDi(mezzi, prima, fase, context, parametri);
  return context.modifica.write(
    importazioniRepository(context.archivio).update(prima, { ...cambi, stato: fase, fase, lavoro, motivo }),
    { azione: 'stato', prima: { stato: prima.stato }, dopo: { stato: fase }, motivo },
  );
};

/** An import that begins by itself, already uploaded: it is created while its file is checked. */
export const startControllo = (
  mezzi: MezziAvvio,
  nuova: Omit<ImportazioneSalvata, 'stato' | 'fase' | 'lavoro'>,
  context: RequestContext,
  parametri: Readonly<Record<string, unknown>>,
): ImportazioneSalvata => {
  const prima: ImportazioneSalvata = { ...nuova, stato: 'CONTROLLO', fase: 'CONTROLLO', lavoro: null };
  const lavoro = startLavoroDi(mezzi, prima, 'CONTROLLO', context, parametri);
  return context.modifica.write(importazioniRepository(context.archivio).create({ ...prima, lavoro }), {
    dopo: { tipo: nuova.tipo, nomeFile: nuova.nomeFile },
  });
};

const startLavoroDi = (
  { workflows }: MezziAvvio,
  prima: ImportazioneSalvata,
  fase: FaseImportazione,
  context: RequestContext,
  parametri: Readonly<Record<string, unknown>>,
): string =>
  startLavoro(
    workflows,
    {
      tipo: LAVORO_IMPORTAZIONE,
      area: 'scambio',
      descrizione: accorciato(descrizioni[fase](prima), 300),
      oggetto: prima.uid,
      totale: prima.righe,
      ruoli: tipoScambio(prima.tipo).importa,
      parametri: { ...parametri, importazione: prima.uid, fase, sessione: context.sessione },
    },
    context,
  ).uid;

/** How an import ends once everything is put back: by itself, or because somebody undid it. */
export type EsitoRipristino = 'RIPRISTINATA' | 'ANNULLATA';

/** Begins putting back what an import wrote; that it may was asked before, where somebody undoes it (`approveRipristino`). */
export const startRipristino = (
  mezzi: MezziAvvio,
  importazione: ImportazioneSalvata,
  finale: EsitoRipristino,
  motivo: string,
  context: RequestContext,
): ImportazioneSalvata => {
  const perche = accorciato(motivo, 2000);
  context.modifica.admit([pegnoRipristino(importazione.uid)]);
  return startFase(mezzi, importazione, 'RIPRISTINO', context, { parametri: { finale, perche }, motivo: perche });
};
