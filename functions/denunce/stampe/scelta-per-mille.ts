import type { Certificato } from '#archivio/denunce/certificati.ts';
import type { CasellaScheda, Scheda } from '#functions/impaginazione/scheda/layout.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { QUADRI } from '#shared/domain/denunce/cu.ts';
import { puntiCu, type CodicePunto } from '#shared/domain/denunce/punti-cu.ts';
import { cinquePerMille, ottoPerMille } from '#shared/domain/denunce/scelta-per-mille.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

/** An empty box, to be written by hand. */
const daScrivere = (codice: string, etichetta: string): CasellaScheda => ({
  codice,
  etichetta,
  tipo: 'testo',
  valore: '',
});

const scritta = (etichetta: string, valore: string): CasellaScheda => ({
  codice: '',
  etichetta,
  tipo: 'testo',
  valore,
});

const chiSceglie = (persona: Certificato['persona']): readonly CasellaScheda[] => {
  const di = (punto: CodicePunto): string => String(persona[punto] ?? '');
  const [nascita, provincia] = [di('DA002005'), di('DA002007')];
  return [
    scritta(puntiCu.DA002001.nome, di('DA002001')),
    scritta(puntiCu.DA002002.nome, di('DA002002')),
    scritta(puntiCu.DA002003.nome, di('DA002003')),
    scritta(puntiCu.DA002004.nome, di('DA002004')),
    scritta(puntiCu.DA002005.nome, nascita === '' ? '' : formatGiorno(nascita)),
    scritta(puntiCu.DA002006.nome, `${di('DA002006')}${provincia === '' ? '' : ` (${provincia})`}`),
  ];
};

const finalita = [
  ...cinquePerMille.map((nome, indice) => daScrivere(`5.${indice + 1}`, nome)),
  daScrivere('5', "Codice fiscale dell'ente, se si vuole; non per il comune"),
];

const ISTRUZIONI = [
  "Serve a chi non presenta la dichiarazione dei redditi. Ogni scelta vale con una firma sola: in un riquadro dell'8, in uno del 5, con il codice di un partito nel 2 per mille.",
  'Si consegna entro il termine della dichiarazione in busta chiusa con cognome, nome, codice fiscale e «Scelta per la destinazione dell’otto, del cinque e del due per mille dell’Irpef»: a un ufficio postale, gratis, a un intermediario, o da sé per via telematica.',
];

/** The sheet on which who had income of employment chooses where parts of their tax go, to be handed over with the certificate; null for anybody else, and of a certificate that annuls another. */
export const sceltaPerMille = (
  { persona, moduli }: Certificato,
  { anno, dati }: Pick<Denuncia, 'anno' | 'dati'>,
): Scheda | null => {
  const dipendente = moduli.some(({ quadro }) => quadro === QUADRI.dipendente);
  if (!dipendente || dati.operazione === 'ANNULLAMENTO') return null;
  return {
    nome: `${String(persona.nominativo)}: scelta dell'8, del 5 e del 2 per mille`,
    filtri: [],
    parti: [
      { titolo: 'Chi sceglie', caselle: chiSceglie(persona) },
      {
        titolo: 'Otto per mille: una firma sola',
        caselle: ottoPerMille.map((chi, indice) => daScrivere(`8.${indice + 1}`, chi)),
      },
      { titolo: 'Cinque per mille: una firma sola', caselle: finalita },
      {
        titolo: 'Due per mille ai partiti politici',
        caselle: [daScrivere('2', "Codice del partito, dall'elenco delle istruzioni"), daScrivere('2', 'Firma')],
      },
    ],
    propri: {
      titolo: `Scheda per la scelta dell'otto, del cinque e del due per mille: redditi del ${anno}`,
      avvertenze: ISTRUZIONI,
      nota: `Facsimile: la scheda ufficiale è quella approvata con la Certificazione Unica ${anno + 1}.`,
      firma: { firme: [{ ruolo: 'Chi sceglie', nome: String(persona.nominativo) }] },
    },
  };
};
