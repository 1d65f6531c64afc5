import { firmatarioAl } from '#archivio/scuola/scuola-propria.ts';
import type { VersioneFirme } from '#shared/contracts/scuola/impostazioni.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { descrizioneRuoloFirma, ruoliFirma, type RuoloFirma } from '#shared/domain/scuola.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';
import { codiceSbagliato } from './codice-sbagliato.ts';
import { della, type Controllo } from './controllo.ts';
import { frasePer } from './frase-per.ts';

const firmatario = (ruolo: RuoloFirma, chi: string) =>
  della((scuola, { oggi }) => {
    const oggiFirma = firmatarioAl(scuola, ruolo, oggi);
    if (oggiFirma === undefined) return `Non risulta chi è oggi ${chi}: serve a firmare denunce e certificazioni.`;
    return firmatarioAl(scuola, ruolo, addGiorni(oggi, 1)) === undefined
      ? `Oggi, ${formatGiorno(oggi)}, è l'ultimo giorno in cui ${oggiFirma.nominativo} è ${chi}: indicare in «Altri dati» chi gli succede.`
      : codiceSbagliato(oggiFirma.codFiscale, `con cui firma ${chi}`, 'Altri dati');
  });

/** The signatures that name somebody else than who is in office: a title before the name, or the name before the surname, is the same person. */
const firmeDiverse = (scuola: Scuola, { firmaDs, firmaDsga }: VersioneFirme, oggi: string): readonly string[] =>
  ruoliFirma.flatMap((ruolo) => {
    const chi = firmatarioAl(scuola, ruolo, oggi)?.nominativo ?? '';
    const firma = ruolo === 'DS' ? firmaDs : firmaDsga;
    const dette = new Set(chiaveRicerca(firma).split(' '));
    return firma === '' ||
      chiaveRicerca(chi)
        .split(' ')
        .every((parola) => dette.has(parola))
      ? []
      : [`si stampa «${firma}», e ${descrizioneRuoloFirma[ruolo].toLowerCase()} è ${chi}`];
  });

/** Rules about who signs for the school and what is printed of it: the appointments, the signatures, and that they are of the same people, still in service. */
export const controlliDiChiFirma: readonly Controllo[] = [
  {
    codice: 'FIRMATARIO_DS',
    schermata: '/scuola/altriDati',
    serveA: ['ADEMPIMENTI', 'STAMPE'],
    obbligatorio: true,
    manca: firmatario('DS', 'il dirigente scolastico'),
  },
  {
    codice: 'FIRMATARIO_DSGA',
    schermata: '/scuola/altriDati',
    serveA: ['ADEMPIMENTI', 'STAMPE'],
    obbligatorio: true,
    manca: firmatario('DSGA', 'il direttore dei servizi generali e amministrativi'),
  },
  {
    codice: 'FIRME',
    schermata: '/pannellocontrollo/personalizzaFirme',
    serveA: ['PAGAMENTI', 'STAMPE'],
    obbligatorio: true,
    manca: ({ firme }) =>
      firme && firme.firmaDs !== '' && firme.firmaDsga !== ''
        ? null
        : "Mancano le firme da stampare: senza, un'elaborazione non si contabilizza e non si espone al bilancio.",
  },
  {
    codice: 'FIRME_DIVERSE',
    schermata: '/pannellocontrollo/personalizzaFirme',
    serveA: ['STAMPE'],
    obbligatorio: false,
    manca: della((scuola, { firme, oggi }) =>
      frasePer(
        firme === undefined ? [] : firmeDiverse(scuola, firme, oggi),
        (firmeDette) =>
          `Le firme da stampare non sono di chi è in carica: ${firmeDette}. Scrivere in «Personalizza firme» chi firma, dal giorno in cui è in carica.`,
      ),
    ),
  },
  {
    codice: 'FIRMATARIO_SENZA_SERVIZIO',
    schermata: '/scuola/altriDati',
    serveA: ['ADEMPIMENTI', 'STAMPE'],
    obbligatorio: false,
    manca: della((scuola, { usciti = {}, oggi }) =>
      frasePer(
        ruoliFirma.flatMap((ruolo) => {
          const chi = firmatarioAl(scuola, ruolo, oggi);
          const fine = usciti[chi?.codFiscale ?? ''];
          return chi === undefined || fine === undefined
            ? []
            : [
                `${chi.nominativo}, ${descrizioneRuoloFirma[ruolo].toLowerCase()}, in servizio fino al ${formatGiorno(fine)}`,
              ];
        }),
        (nomi) =>
          `Firma ancora chi non è più in servizio: ${nomi}. Indicare in «Altri dati» chi gli succede e da quando.`,
      ),
    ),
  },
];
