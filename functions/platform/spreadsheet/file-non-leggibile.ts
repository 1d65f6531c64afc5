/** Why a file as a whole cannot be imported. */
export type MotivoFile =
  | 'vuoto'
  | 'troppo_grande'
  | 'troppe_righe'
  | 'troppe_colonne'
  | 'troppe_celle'
  | 'troppo_testo'
  | 'formato'
  | 'rinominato'
  | 'protetto'
  | 'danneggiato';

/** The one error of reading a file: nothing of it was taken. The message is Italian and says what to do. */
export class FileNonLeggibile extends Error {
  override readonly name = 'FileNonLeggibile';
  readonly motivo: MotivoFile;
  /** The cell that is the reason, as spreadsheets name it (`C5`), when one is. */
  readonly cella: string | null;

  constructor(motivo: MotivoFile, message: string, detail: { readonly cella?: string; readonly cause?: unknown } = {}) {
    super(message, { cause: detail.cause });
    this.motivo = motivo;
    this.cella = detail.cella ?? null;
  }
}

export const fileDanneggiato = (cause?: unknown): FileNonLeggibile =>
  new FileNonLeggibile(
    'danneggiato',
    'Il file è incompleto o danneggiato: aprirlo con Excel o LibreOffice, salvarlo di nuovo in formato .xlsx e ricaricarlo.',
    { cause },
  );
