import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { CellaQuadratura, VoceQuadratura } from '#shared/contracts/denunce/quadratura.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Finestra } from '#ui/finestra.tsx';

const lati: Readonly<Record<VoceQuadratura['lato'], string>> = {
  DOVUTO: 'Dovuto dai cedolini',
  DENUNCIATO: 'Nei file inviati',
};

const colonne: readonly Colonna<VoceQuadratura>[] = [
  { id: 'lato', titolo: 'Lato', larghezza: 170, valore: ({ lato }) => lati[lato], parole: lati },
  { id: 'nome', titolo: 'Persona o file' },
  { id: 'descrizione', titolo: 'Elaborazione o denuncia' },
  { id: 'importo', titolo: 'Importo', tipo: 'importo', larghezza: 130 },
];

/** Why the two sides of a cell may differ, in a sentence. */
const spiegazione = ({ dovuto, denunciato, perche, entro, esito, correzioni }: CellaQuadratura): string => {
  if (esito === 'SPIEGATA') return 'La differenza è quella delle correzioni chieste degli F24 inviati.';
  if (correzioni !== undefined) return 'Con le correzioni chieste degli F24 inviati i due lati restano diversi.';
  if (perche !== '') return `Nessun file può contenere questa somma: ${perche}`;
  if (entro !== null)
    return esito === 'SCADUTA'
      ? `Quello che manca è in elaborazioni che nessuna denuncia inviata contiene: il termine era il ${formatGiorno(entro)}. Va inviata lo stesso, in ritardo.`
      : `Quello che manca è in elaborazioni che nessuna denuncia inviata contiene ancora: c’è tempo fino al ${formatGiorno(entro)}.`;
  if (denunciato === 0)
    return 'Nessun file inviato contiene questa somma: la denuncia manca, oppure la scrive altrove.';
  if (dovuto === 0) return 'Nessun cedolino deve questa somma sotto questo codice: nel file sta al posto di un’altra.';
  return 'Il file contiene una somma diversa da quella dei cedolini: una riga è stata corretta, tolta o aggiunta.';
};

/** The corrections asked of the sent F24 that touch a cell, in full. */
const Correzioni = ({ correzioni = [] }: Pick<CellaQuadratura, 'correzioni'>) =>
  correzioni.length === 0 ? null : (
    <ul>
      {correzioni.map(({ descrizione, importo }) => (
        <li key={`${descrizione} ${importo}`}>
          <strong>{formatEuro(importo)}</strong> – {descrizione}
        </li>
      ))}
    </ul>
  );

interface Props {
  readonly titolo: string;
  readonly cella: CellaQuadratura;
  readonly onChiudi: () => void;
}

/** The two sides of a cell that does not agree: whose payslips, which sent files. */
export const VociCella = ({ titolo, cella, onChiudi }: Props) => {
  const elenco = useElencoLocale<VoceQuadratura>({
    nome: 'voci-quadratura',
    righe: cella.voci,
    colonne,
    chiave: ({ lato, nome, descrizione }) => JSON.stringify([lato, nome, descrizione]),
    stato: titolo,
  });
  return (
    <Finestra titolo={`Differenza in ${titolo}`} size="large" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <Alert type="info">{spiegazione(cella)}</Alert>
        <Correzioni {...cella} />
        <Elenco
          elenco={elenco}
          variante="embedded"
          titolo="I due lati"
          descrizione={`Dovuto ${formatEuro(cella.dovuto)}, nei file ${formatEuro(cella.denunciato)}, differenza ${formatEuro(cella.differenza)}`}
          etichetta={({ nome }) => nome}
          vuoto={{ titolo: 'Nessuna somma' }}
        />
      </SpaceBetween>
    </Finestra>
  );
};
