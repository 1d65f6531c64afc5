import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { CellaQuadratura } from '#shared/contracts/denunce/quadratura.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Segno } from '#ui/segno.tsx';
import type { Casella, StatoCasella } from './caselle.ts';

export const nomeDenuncia: Readonly<Record<CellaQuadratura['denuncia'], string>> = {
  F24: 'F24',
  IRAP: 'IRAP',
  UNIEMENS: 'UniEmens',
  SPT: 'Accessori',
};

/** The word and the sign of each square, beside its colour. */
const segni: Readonly<
  Record<StatoCasella, { readonly parola: string; readonly tipo: StatusIndicatorProps.Type; readonly classe: string }>
> = {
  NON_QUADRA: { parola: 'Non quadra', tipo: 'error', classe: 'rossa' },
  SCADUTA: { parola: 'Scaduta', tipo: 'error', classe: 'rossa' },
  SENZA_CODICE: { parola: 'Senza codice', tipo: 'error', classe: 'rossa' },
  NON_ANCORA: { parola: 'Non ancora', tipo: 'pending', classe: 'gialla' },
  SPIEGATA: { parola: 'Corretta', tipo: 'success', classe: 'verde' },
  QUADRA: { parola: 'Quadra', tipo: 'success', classe: 'verde' },
};

const STILE = `
.figura-quadratura { inline-size: 100%; border-collapse: separate; border-spacing: 4px; table-layout: fixed; font-size: 14px; line-height: 20px; color: light-dark(#0f141a, #ebebf0); }
.figura-quadratura th { text-align: start; font-weight: 700; padding: 4px; color: light-dark(#424650, #c6c6cd); }
.figura-quadratura tbody th { inline-size: 110px; font-weight: 400; }
.figura-quadratura td { padding: 0; block-size: 48px; text-align: center; color: light-dark(#656871, #a4a4ad); }
.figura-quadratura button { box-sizing: border-box; inline-size: 100%; block-size: 100%; min-block-size: 48px; padding: 4px 8px; border: 1px solid; border-radius: 8px; font: inherit; text-align: start; color: inherit; cursor: pointer; }
.figura-quadratura button:focus-visible { outline: 2px solid light-dark(#006ce0, #42b4ff); outline-offset: 2px; }
.figura-quadratura button:hover, .figura-quadratura button[aria-pressed='true'] { border-width: 2px; padding: 3px 7px; }
.figura-quadratura .verde { background: light-dark(#effff1, #001401); border-color: light-dark(#00802f, #2bb534); color: light-dark(#0f141a, #ebebf0); }
.figura-quadratura .gialla { background: light-dark(#fffef0, #191100); border-color: light-dark(#855900, #fbd332); color: light-dark(#0f141a, #ebebf0); }
.figura-quadratura .rossa { background: light-dark(#fff5f5, #1f0000); border-color: light-dark(#db0000, #ff7a7a); color: light-dark(#0f141a, #ebebf0); }
.figura-quadratura small { display: block; font-size: 12px; line-height: 16px; color: light-dark(#424650, #c6c6cd); overflow-wrap: anywhere; }
.figura-quadratura .di { display: none; }
@media (max-width: 600px) { .figura-quadratura thead { display: none; } .figura-quadratura tbody tr { display: grid; grid-template-columns: 1fr 1fr; gap: 4px; margin-block-end: 8px; } .figura-quadratura tbody th { grid-column: 1 / -1; font-weight: 700; } .figura-quadratura td { block-size: auto; } .figura-quadratura td:not(:has(button)) { display: none; } .figura-quadratura .di { display: block; font-weight: 700; } }
`;

const nota = ({ stato, importo, entro }: Casella): string => {
  if (stato === 'NON_ANCORA') return entro === null ? '' : `entro il ${formatGiorno(entro)}`;
  return stato === 'QUADRA' || stato === 'SPIEGATA' ? '' : formatEuro(importo).replace('-', '−');
};

/** Returns a square in words, as a screen reader says it: 'F24 di novembre: Non quadra, 32,25 €'. */
export const inParole = (casella: Casella): string => {
  const detta = nota(casella);
  return `${nomeDenuncia[casella.denuncia]} di ${nomeMese(casella.mese)}: ${segni[casella.stato].parola}${detta === '' ? '' : `, ${detta}`}`;
};

interface Props {
  readonly anno: number;
  readonly caselle: readonly Casella[];
  readonly scelta: Pick<Casella, 'denuncia' | 'mese'> | null;
  readonly onScegli: (casella: Casella) => void;
}

/** The year as a picture: a row a month, a column a filing; each square opens to its sums. */
export const FiguraQuadratura = ({ anno, caselle, scelta, onScegli }: Props) => {
  const denunce = (Object.keys(nomeDenuncia) as readonly CellaQuadratura['denuncia'][]).filter((una) =>
    caselle.some(({ denuncia }) => denuncia === una),
  );
  const mesi = [...new Set(caselle.map(({ mese }) => mese))].toSorted((a, b) => a - b);
  return (
    <Container header={<Header variant="h2">{`Il ${anno}, mese per mese`}</Header>}>
      <style>{STILE}</style>
      <table className="figura-quadratura" aria-label="Mesi e denunce">
        <thead>
          <tr>
            <th scope="col">Mese</th>
            {denunce.map((una) => (
              <th key={una} scope="col">
                {nomeDenuncia[una]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mesi.map((mese) => (
            <tr key={mese}>
              <th scope="row">{nomeMese(mese)}</th>
              {denunce.map((una) => {
                const casella = caselle.find(({ denuncia, mese: suo }) => denuncia === una && suo === mese);
                return (
                  <td key={una}>
                    {casella === undefined ? (
                      <span aria-label="niente">–</span>
                    ) : (
                      <Quadretto
                        casella={casella}
                        premuto={scelta?.denuncia === una && scelta.mese === mese}
                        onScegli={onScegli}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Box variant="small" color="text-body-secondary">
        «Non ancora» aspetta il suo giorno e non è una differenza. Un quadretto si apre: sotto restano le sue somme.
      </Box>
    </Container>
  );
};

interface QuadrettoProps {
  readonly casella: Casella;
  readonly premuto: boolean;
  readonly onScegli: (casella: Casella) => void;
}

const Quadretto = ({ casella, premuto, onScegli }: QuadrettoProps) => {
  const { parola, tipo, classe } = segni[casella.stato];
  const detta = nota(casella);
  return (
    <button
      type="button"
      className={classe}
      aria-label={inParole(casella)}
      aria-pressed={premuto}
      onClick={() => onScegli(casella)}
    >
      <span className="di">{nomeDenuncia[casella.denuncia]}</span>
      <Segno type={tipo} {...(classe === 'gialla' ? { colorOverride: 'yellow' as const } : {})} wrapText>
        {parola}
      </Segno>
      {detta !== '' && <small>{detta}</small>}
    </button>
  );
};
