import type { FileDenuncia } from '#shared/contracts/denunce/denuncia.ts';
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
    valore: ({ tracciato, riscontrato }) => `${tracciato}${riscontrato ? '' : ', da riscontrare sul testo ufficiale'}`,
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

/** Every file made of a filing; the last one is what is sent. */
export const FilesDenuncia = ({ stato, files, onCrea, onScarica }: Props) => {
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
      onApri={({ numero }) => onScarica(numero)}
      crea={onCrea && { testo: 'Fai il file', onClick: onCrea }}
      azioniRiga={({ numero }) => [{ testo: 'Scarica', onClick: () => onScarica(numero) }]}
      vuoto={{ titolo: 'Nessun file', testo: 'Il file si fa dal contenuto com’è adesso, e non cambia più.' }}
    />
  );
};
