import type { FileDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';

const colonne: readonly Colonna<FileDenuncia>[] = [
  { id: 'nome', titolo: 'File' },
  { id: 'giorno', titolo: 'Fatto il', tipo: 'data' },
  { id: 'chi', titolo: 'Da' },
  {
    id: 'tracciato',
    titolo: 'Tracciato',
  },
  { id: 'byte', titolo: 'Byte', tipo: 'intero' },
  { id: 'hash', titolo: 'Impronta SHA-256', nascosta: true },
];

interface Props {
  readonly stato: string;
  readonly files: readonly FileDenuncia[];
  /** Undefined when no more file can be made. */
  readonly onCrea: (() => void) | undefined;
  readonly onScarica: (numero: number) => void;
}

/** Said before a file is downloaded whose layout nobody has compared: on the file, and in the list of files, there is nothing of it. */
const NON_CONFRONTATO =
  'Nessuno ha ancora confrontato il tracciato di questo file con il testo ufficiale: passarlo al programma di controllo di chi lo riceve, prima di inviarlo. Chi l’ha confrontato lo scrive in «Tracciato», con il documento: da allora non lo si chiede più.';

/** Every file made of a filing; the last one is what is sent. */
export const FilesDenuncia = ({ stato, files, onCrea, onScarica }: Props) => {
  const conferma = useConferma();
  const scarica = ({ numero, nome, riscontrato }: FileDenuncia): void => {
    if (riscontrato) onScarica(numero);
    else
      conferma({
        titolo: `Scaricare ${nome}?`,
        testo: NON_CONFRONTATO,
        azione: 'Scarica',
        esegui: () => onScarica(numero),
      });
  };
  const elenco = useElencoLocale<FileDenuncia>({
    nome: 'files-denuncia',
    righe: files,
    colonne,
    chiave: ({ numero }) => String(numero),
    ordine: 'numero',
    stato,
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="File"
      descrizione="Ogni file fatto resta qui: l'ultimo è quello da inviare"
      etichetta={({ nome }) => nome}
      esporta={false}
      onApri={scarica}
      crea={onCrea && { testo: 'Fai il file', onClick: onCrea }}
      azioniRiga={(file) => [{ testo: 'Scarica', onClick: () => scarica(file) }]}
      vuoto={{ titolo: 'Nessun file', testo: 'Il file si fa dal contenuto com’è adesso, e non cambia più.' }}
    />
  );
};
