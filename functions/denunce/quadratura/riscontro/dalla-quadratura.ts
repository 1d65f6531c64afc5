import type { CellaQuadratura, VoceQuadratura } from '#shared/contracts/denunce/quadratura.ts';
import type { Riconciliazione, RigaRiscontro } from '#shared/contracts/denunce/riscontro.ts';
import { somma } from '#shared/money/centesimi.ts';
import { chiaveDi, NOME_ARROTONDAMENTO, type Parte } from '../celle.ts';
import type { DueLati } from '../quadratura-service.ts';
import { cellaDi, finoA, type CellaIntera } from './cella.ts';

const rigaDi = ({ lato, nome, descrizione, importo }: VoceQuadratura): RigaRiscontro => ({
  lato: lato === 'DOVUTO' ? 'ATTESO' : 'TROVATO',
  nome,
  descrizione,
  importo,
});

/** The body, the references and the particulars of a cell in one text. */
const dettaglioDi = ({ ente, estremi, riferimentoA, riferimentoB }: CellaQuadratura): string =>
  [ente, estremi, riferimentoA, riferimentoB].filter((uno) => uno !== '').join(' · ');

/** The reasons told by name of a cell: each accounts for what the ones before it leave. */
const riconciliate = (cella: CellaQuadratura, respinto: number): Riconciliazione[] => {
  const arrotondamento = cella.arrotondamento ?? 0;
  const dette: Riconciliazione[] = [{ causa: 'ARROTONDAMENTO', importo: arrotondamento }];
  if (cella.perche !== '') return [...dette, { causa: 'SENZA_CODICE', importo: cella.differenza }];
  const corretto = -somma((cella.correzioni ?? []).map(({ importo }) => importo));
  const manca = cella.differenza - corretto;
  const rifiutato = finoA(manca, -respinto);
  return [
    ...dette,
    { causa: 'CORREZIONE', importo: corretto },
    { causa: 'RESPINTO', importo: rifiutato },
    ...(cella.esito === 'DA_INVIARE' ? [{ causa: 'DA_INVIARE', importo: manca - rifiutato } as const] : []),
  ];
};

/** The cells that compare payslips with F24, IRAP, UniEmens and communications to NoiPA. */
export const dallaQuadratura = ({ celle, respinte }: DueLati): CellaIntera[] => {
  const rifiutate = Map.groupBy(respinte, chiaveDi);
  return celle.map((cella) => {
    const { denuncia: confronto, mese, perche } = cella;
    const respinto = somma((rifiutate.get(chiaveDi(cella)) ?? []).map(({ denunciato }: Parte) => denunciato));
    // without a code of the form there is only the program's own name of the line
    const codice = perche === '' ? cella.codice : '';
    return cellaDi(
      { confronto, mese, codice, dettaglio: dettaglioDi(cella) },
      {
        righe: cella.voci.filter(({ nome }) => nome !== NOME_ARROTONDAMENTO).map(rigaDi),
        riconciliazioni: riconciliate(cella, respinto),
        nota: perche,
        oltre: chiaveDi(cella),
      },
    );
  });
};
