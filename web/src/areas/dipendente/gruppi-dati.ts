import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento } from '#shared/domain/persona/pagamento.ts';
import { descrizioneSesso } from '#shared/domain/persona/valori-ammessi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

interface Gruppo {
  readonly titolo: string;
  readonly voci: readonly { readonly nome: string; readonly valore: string }[];
}

const voce = (nome: string, valore: string | number | null) => ({
  nome,
  valore: valore === null ? '' : String(valore),
});

/** The data of a person in words, group by group. What is empty stays empty. */
export const gruppiDi = (persona: Persona): readonly Gruppo[] => [
  {
    titolo: 'Persona',
    voci: [
      voce('Cognome', persona.desCognome),
      voce('Nome', persona.desNome),
      voce('Sesso', persona.flgSesso && descrizioneSesso[persona.flgSesso]),
      voce('Data di nascita', persona.datNascita && formatGiorno(persona.datNascita)),
      voce('Luogo di nascita', persona.desComuneNascita),
      voce('Codice fiscale', persona.desCf),
      voce('Matricola', persona.matricola),
    ],
  },
  {
    titolo: 'Residenza e recapiti',
    voci: [
      voce('Indirizzo', persona.desIndirizzo),
      voce('CAP', persona.desCap),
      voce(
        'Comune',
        [persona.desComuneRes, persona.provinciaRes && `(${persona.provinciaRes})`].filter(Boolean).join(' '),
      ),
      voce('Telefono', persona.desTelefono),
      voce('Cellulare', persona.desCellulare),
      voce('E-mail', persona.desEMail),
      voce('PEC', persona.desPec),
    ],
  },
  { titolo: 'Pagamento', voci: pagamento(persona) },
  {
    titolo: 'Altri dati',
    voci: [
      voce(
        'Fondo Espero',
        persona.espero
          .map(({ dal, al }) => `Iscrizione dal ${formatGiorno(dal)}${al === null ? '' : ` al ${formatGiorno(al)}`}`)
          .join(', ') || 'Non iscritto',
      ),
      voce("Ferie e festività residue dell'anno prima", `${persona.numAnnoScoFerfestResidue} giorni`),
    ],
  },
];

const pagamento = (persona: Persona): Gruppo['voci'] => {
  const { codModPagamento, codBban, codBic, codPaese, desIntestatario } = persona;
  const iban = ibanDi(persona);
  return [
    voce('Modalità', codModPagamento && descrizioneModalitaPagamento[codModPagamento]),
    ...(iban === null ? [] : [voce('IBAN', formatIban(iban))]),
    ...(codBban === null ? [] : [voce('Conto estero', `${codPaese ?? ''} ${codBban}`.trim()), voce('BIC', codBic)]),
    ...(desIntestatario === '' ? [] : [voce('Intestatario del conto', desIntestatario)]),
  ];
};
