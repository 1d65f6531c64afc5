import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import { comuneAl } from '#functions/riferimento/luoghi/comuni.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { isCodiceFiscaleNumerico } from '#shared/domain/codici/codice-fiscale.ts';
import { ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { avviso, collaboratori, individuali, lavoratoriPA, NOSTRA, type Posto } from '../elementi.ts';

/** A field of somebody who is declared: its place in the file, and what it holds. */
interface Campo extends Omit<Posto<unknown>, 'elemento'> {
  readonly valore: string;
}

const campoDi = ({ elemento: _, ...posto }: Posto<unknown>, nome: string, valore: string | undefined): Campo => ({
  ...posto,
  campo: `${posto.campo}.${nome}`,
  valore: valore ?? '',
});

const codiciFiscali = (file: Uniemens): readonly Campo[] => [
  ...individuali(file).map((posto) => campoDi(posto, 'CFLavoratore', posto.elemento.CFLavoratore)),
  ...collaboratori(file).map((posto) => campoDi(posto, 'CFCollaboratore', posto.elemento.CFCollaboratore)),
  ...lavoratoriPA(file).map((posto) => campoDi(posto, 'CFLavoratore', posto.elemento.CFLavoratore)),
];

const comuniDiLavoro = (file: Uniemens): readonly Campo[] => [
  ...individuali(file).map((posto) => campoDi(posto, 'CodiceComune', posto.elemento.CodiceComune)),
  ...collaboratori(file).map((posto) => campoDi(posto, 'CodiceComune', posto.elemento.CodiceComune)),
  ...lavoratoriPA(file).map((posto) =>
    campoDi(posto, 'DatiSedeLavoro.CodiceComune', posto.elemento.DatiSedeLavoro?.CodiceComune),
  ),
];

/** Rules over who is declared, in whichever part of the file: none stops it, for no source says that INPS does. */
export const controlliPersone: readonly Controllo<Uniemens>[] = [
  {
    ...avviso('uniemens.codice-provvisorio', 'Chi è denunciato ha il codice fiscale definitivo.', NOSTRA),
    find: (file) =>
      codiciFiscali(file)
        .filter(({ valore }) => isCodiceFiscaleNumerico(valore))
        .map(({ campo, valore }) => ({
          persona: valore,
          campo,
          atteso: 'un codice fiscale di 16 caratteri',
          trovato: `${valore}, provvisorio`,
          rimedio:
            'Chiedere il codice definitivo prima di inviare; se arriva dopo, correggerlo nell’anagrafe e rimandare la denuncia della persona.',
        })),
  },
  {
    ...avviso('uniemens.comune', 'Il comune di lavoro esiste alla fine del mese della denuncia.', NOSTRA),
    find: (file, { comuni }) =>
      comuniDiLavoro(file).flatMap(({ campo, persona, valore, azienda: { AnnoMeseDenuncia } }) => {
        // A code of another form is found by the rules of its part.
        if (!/^[A-Z]\d{3}$/.test(valore)) return [];
        const [anno, mese] = AnnoMeseDenuncia.split('-').map(Number);
        const comune = comuneAl(comuni, valore, ultimoGiornoDelMese({ anno: anno ?? 0, mese: mese ?? 0 }));
        return comune.esito === 'valido'
          ? []
          : [
              {
                persona,
                campo,
                atteso: `un comune esistente alla fine di ${AnnoMeseDenuncia}`,
                trovato: valore,
                rimedio: `${comune.messaggio} Correggerlo nella sede o nella scuola, poi aggiornare la denuncia.`,
              },
            ];
      }),
  },
];
