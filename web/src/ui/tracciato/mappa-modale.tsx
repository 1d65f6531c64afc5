import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { Mappa, tracciatoRoutes, type Tracciato } from '#shared/contracts/denunce/macchina/tracciato.ts';
import { scelta, testo } from '#shared/domain/campi.ts';
import { CampoFile } from '../modulo/campi/campo-file.tsx';
import { CampoScelta } from '../modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '../modulo/modale-modulo.tsx';
import { useModulo } from '../modulo/use-modulo.ts';

/** What is done of the mapping: left as it is, taken from a file, taken away. */
const cose = ['TIENI', 'CARICA', 'TOGLI'] as const;

const mappaIn = (testo: string): Mappa | null => {
  try {
    const letta = Mappa.safeParse(JSON.parse(testo));
    return letta.success ? letta.data : null;
  } catch {
    return null;
  }
};

const Detto = z
  .strictObject({
    cosa: scelta(cose),
    file: z.string().max(1_000_000, 'Il file supera 1 MB.'),
    documento: testo(0, 300),
    confermato: scelta(['SI', 'NO']),
  })
  .check((context) => {
    const { cosa, file, confermato, documento } = context.value;
    if (cosa === 'CARICA' && mappaIn(file) === null)
      context.issues.push({ code: 'custom', path: ['file'], input: file, message: FORMA });
    if (confermato === 'SI' && documento === '')
      context.issues.push({
        code: 'custom',
        path: ['documento'],
        input: documento,
        message: 'Scrivere da quale documento è stato letto.',
      });
  });

const FORMA = 'Il file non è una mappatura: un elenco JSON di { "elemento", "nome" }, come quello che si scarica.';

interface Props {
  readonly tracciato: Tracciato;
  readonly onChiudi: () => void;
}

/** The mapping of the school, from a file; and its word that the layout is that of a document. */
export const MappaModale = ({ tracciato, onChiudi }: Props) => {
  const { tipo, versione, mappa, documento, confermato, mappabile } = tracciato;
  const scrivi = useWrite(tracciatoRoutes.putTracciato, [tracciatoRoutes.getTracciato]);
  const modulo = useModulo({
    schema: Detto,
    valori: { cosa: 'TIENI', file: '', documento, confermato: confermato ? 'SI' : 'NO' },
    salva: (detto) =>
      scrivi.mutateAsync({
        body: {
          tipo,
          versione,
          documento: detto.documento,
          confermato: detto.confermato === 'SI',
          mappa: { TIENI: mappa, CARICA: mappaIn(detto.file) ?? [], TOGLI: [] }[detto.cosa],
        },
      }),
    messaggio: 'Tracciato della scuola salvato',
    onSalvato: onChiudi,
  });
  const carica = modulo.form.watch('cosa') === 'CARICA';
  return (
    <ModaleModulo modulo={modulo} titolo="Tracciato della scuola" onChiudi={onChiudi}>
      {mappabile && (
        <CampoScelta
          modulo={modulo}
          nome="cosa"
          etichetta="Mappatura"
          voci={[
            { codice: 'TIENI', descrizione: mappa.length === 0 ? 'Quella del programma' : 'Quella già caricata' },
            { codice: 'CARICA', descrizione: 'Caricarla da un file' },
            ...(mappa.length === 0
              ? []
              : [{ codice: 'TOGLI' as const, descrizione: 'Tornare a quella del programma' }]),
          ]}
        />
      )}
      {carica && (
        <CampoFile
          modulo={modulo}
          nome="file"
          etichetta="File"
          descrizione="Nome di ogni elemento, nel suo ordine; senza nome (null) non si scrive"
          aiuto="JSON, fino a 1 MB: si parte da quello che si scarica"
          accetta=".json"
          leggi={(file) => file.text()}
          onNome={() => undefined}
        />
      )}
      <CampoTesto
        modulo={modulo}
        nome="documento"
        parola="Documento del tracciato"
        etichetta="Documento"
        aiuto="Titolo, versione e data del testo ufficiale da cui è stato letto"
      />
      <CampoScelta
        modulo={modulo}
        nome="confermato"
        etichetta="Il tracciato è quello del documento"
        descrizione="Chi conferma e quando resta scritto; prima di scaricare un file non lo si chiede più"
        voci={[
          { codice: 'NO', descrizione: 'Non ancora confermato' },
          { codice: 'SI', descrizione: 'Confermato' },
        ]}
      />
    </ModaleModulo>
  );
};
