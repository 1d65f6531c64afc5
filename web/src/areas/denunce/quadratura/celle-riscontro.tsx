import { useState } from 'react';
import type { CellaRiscontro } from '#shared/contracts/denunce/riscontro.ts';
import {
  descrizioneCausa,
  descrizioneConfronto,
  nomeConfronto,
  type ConfrontoRiscontro,
} from '#shared/domain/denunce/riscontro.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { RigheRiscontro } from './righe-riscontro.tsx';

const perche = ({ riconciliazioni, nota }: CellaRiscontro): string =>
  [
    ...riconciliazioni.map(
      ({ causa, importo }) => `${formatEuro(importo).replace('-', '−')} ${descrizioneCausa[causa]}`,
    ),
    ...(nota === '' ? [] : [nota]),
  ].join('; ');

/** A code with what it is. */
const conParole = (codice: string, parole: string): string => (parole === '' ? codice : `${codice}, ${parole}`);

const colonne: readonly Colonna<CellaRiscontro>[] = [
  {
    id: 'codice',
    titolo: 'Codice',
    larghezza: 230,
    valore: ({ codice, parole }) => (codice === '' ? 'senza' : conParole(codice, parole)),
  },
  {
    id: 'mese',
    titolo: 'Mese',
    tipo: 'intero',
    inParola: true,
    larghezza: 110,
    cella: ({ mese }) => (mese === null ? 'anno' : nomeMese(mese)),
  },
  { id: 'dettaglio', titolo: 'Persona o riferimenti', larghezza: 190 },
  { id: 'atteso', titolo: 'Primo lato', tipo: 'importo', larghezza: 130 },
  { id: 'trovato', titolo: 'Secondo lato', tipo: 'importo', larghezza: 130 },
  {
    id: 'riconciliato',
    titolo: 'Riconciliato',
    tipo: 'importo',
    larghezza: 125,
    valore: ({ riconciliazioni }) => somma(riconciliazioni.map(({ importo }) => importo)),
  },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo', larghezza: 125 },
  { id: 'perche', titolo: 'Perché', larghezza: 260, seLarga: true, valore: perche },
];

const nomeDi = ({ confronto, codice, parole, dettaglio, mese }: CellaRiscontro): string =>
  [nomeConfronto[confronto], conParole(codice, parole), dettaglio, mese === null ? '' : nomeMese(mese)]
    .filter((parte) => parte !== '')
    .join(', ');

interface Props {
  readonly anno: number;
  readonly confronto: ConfrontoRiscontro;
  readonly celle: readonly CellaRiscontro[];
}

/** The sums of a comparison, those that do not agree first; each opens to its lines. */
export const CelleRiscontro = ({ anno, confronto, celle }: Props) => {
  const [aperta, setAperta] = useState<CellaRiscontro | null>(null);
  const elenco = useElencoLocale<CellaRiscontro>({
    nome: 'riscontro-celle',
    righe: celle.toSorted((a, b) => Number(b.differenza !== 0) - Number(a.differenza !== 0)),
    colonne,
    chiave: ({ chiave }) => chiave,
    stato: `${anno} ${confronto}`,
    ordine: 'mese',
  });
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo={nomeConfronto[confronto]}
        descrizione={descrizioneConfronto[confronto]}
        etichetta={nomeDi}
        onApri={setAperta}
        vuoto={{ titolo: 'Nessuna somma' }}
      />
      {aperta && <RigheRiscontro anno={anno} titolo={nomeDi(aperta)} cella={aperta} onChiudi={() => setAperta(null)} />}
    </>
  );
};
