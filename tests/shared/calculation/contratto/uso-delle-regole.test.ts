import { describe, expect, it } from 'vitest';
import { nonDalFondo } from '#functions/riferimento/voci/scuola.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import {
  aliquoteGiornaliere,
  giorniSenzaAccessorio,
  tipoAssenzaDi,
  trattamentoAssenza,
} from '#shared/calculation/contratto/assenze/assenze.ts';
import {
  giorniFerieConcessi,
  giorniFerieDaPagare,
  giorniFerieFruiti,
  giorniFerieSpettanti,
  maturazioneFerie,
} from '#shared/calculation/contratto/assenze/ferie.ts';
import {
  compensiCommissione,
  compensoEsamiPreliminari,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from '#shared/calculation/contratto/esami.ts';
import {
  accessorioFissoDi,
  fasciaAnzianita,
  oreOrarioIntero,
  tabellareDi,
} from '#shared/calculation/contratto/inquadramento.ts';
import { compensiMembro } from '#shared/calculation/contratto/membro-commissione.ts';
import {
  oraEccedente,
  oraSostituzioneColleghi,
  retribuzioneOrariaAta,
  retribuzioneOrariaDocenti,
} from '#shared/calculation/contratto/ore.ts';
import { compensoProgetto } from '#shared/calculation/contratto/progetti.ts';
import {
  accontoSulRinnovo,
  emolumentoAccessorioMensile,
  emolumentoUnaTantum,
  incrementiDi,
  incrementoTabellareMensile,
} from '#shared/calculation/contratto/rinnovo.ts';
import { retribuzioneServizio } from '#shared/calculation/contratto/servizio.ts';
import {
  accessorioFissoMensile,
  indennitaDirezioneMensile,
  stipendioTabellareMensile,
} from '#shared/calculation/contratto/stipendio.ts';
import { minimaleOrario, trattenutaScioperoOrarioAta } from '#shared/calculation/contratto/tempo.ts';
import { trattenuteEntroILimiti } from '#shared/calculation/contratto/trattenute-entro-i-limiti.ts';
import type { Trattenuta } from '#shared/calculation/situazione/trattenute.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import {
  composizioneCommissione,
  esamiPreliminari,
  funzioniMaturita,
  sostitutoPresidente,
  trasfertaMaturita,
} from '#shared/rules/contratto/esami.ts';
import {
  arrotondamentoFerie,
  festivitaSoppresse,
  giornoSettimanaCorta,
  sospensioneLezioni,
} from '#shared/rules/contratto/ferie.ts';
import { indennitaDirezione, unaTantum } from '#shared/rules/contratto/indennita.ts';
import { regoleContratto } from '#shared/rules/contratto/index.ts';
import { fasce, profili, tipiContratto } from '#shared/rules/contratto/inquadramento.ts';
import { attivitaDocenti, oreDelDsga, profiliOreAta } from '#shared/rules/contratto/ore-aggiuntive.ts';
import {
  gradiOreEccedenti,
  oraApprofondimento,
  oraAttivitaSportiva,
  oraEccedentePermanente,
} from '#shared/rules/contratto/ore-eccedenti.ts';
import { regoleProgetti } from '#shared/rules/contratto/progetti.ts';
import { anzianita, minimaleGiornaliero, oreCattedra, scioperoOrario } from '#shared/rules/contratto/tempo.ts';
import { accontoRinnovo, emolumentoAccessorio2023 } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { ifInForceOn, inForceOn, type InVigore } from '#shared/rules/regola.ts';
import { regoleCorrenti, type Regole } from '#shared/rules/regole.ts';
import { accessorio } from '../situazioni.ts';

/** Rules that remember which of their values were read. */
const cheRicordano = (): { readonly regole: Regole; readonly lette: Set<string> } => {
  const lette = new Set<string>();
  const cheRicorda = <T>(inVigore: InVigore<T>): InVigore<T> => ({
    ...inVigore,
    get valore() {
      lette.add(inVigore.id);
      return inVigore.valore;
    },
  });
  return {
    lette,
    regole: {
      ...regoleCorrenti(),
      inVigore: (regola, giorno) => cheRicorda(inForceOn(regola, giorno)),
      seInVigore: (regola, giorno) => {
        const inVigore = ifInForceOn(regola, giorno);
        return inVigore === null ? null : cheRicorda(inVigore);
      },
    },
  };
};

const nel = '2025-05-01';
const mensile = dato('mensile', 200_000);

const usaStipendi = (regole: Regole): void => {
  for (const profilo of profili) {
    incrementoTabellareMensile('0-8', regole.inVigore(incrementiDi(profilo), nel));
    for (const fascia of fasce) {
      stipendioTabellareMensile(regole.inVigore(tabellareDi(profilo, fascia), nel));
      accessorioFissoMensile(regole.inVigore(accessorioFissoDi(profilo, fascia), nel));
    }
  }
  const servizio = {
    competenza: { dal: '2025-05-10', al: '2025-05-31' },
    profilo: 'ASSISTENTE',
    fascia: '0-8',
    oreSettimanali: 3600,
    oreCattedra: 3600,
    sentenzaRpdCia: null,
    assegnoPersonaleMensile: 0,
    assenze: [],
  };
  for (const contratto of tipiContratto) retribuzioneServizio(servizio, contratto, regole);
  const malattia = { tipo: 'MALATTIA', dal: '2025-05-10', al: '2025-05-12' };
  const primo = { ...servizio, insieme: { dal: '2025-05-01', al: '2025-05-31' }, assenze: [malattia] };
  retribuzioneServizio(primo, 'TD_30_6', regole);
  retribuzioneServizio({ ...servizio, assenze: [malattia] }, 'SUPPLENTE_BREVE', regole);
  const finito = { ...servizio, tredicesima: { fine: '2025-05-31', giorni: [servizio.competenza] } };
  retribuzioneServizio(finito, 'TD_30_6', regole);
  indennitaDirezioneMensile(regole.inVigore(indennitaDirezione, nel));
  accontoSulRinnovo(mensile, regole.inVigore(accontoRinnovo, nel));
  emolumentoAccessorioMensile(mensile, regole.inVigore(emolumentoAccessorio2023, '2023-05-01'));
  for (const regola of Object.values(unaTantum)) emolumentoUnaTantum(regole.inVigore(regola, '2023-05-01'));
};

const usaOre = (regole: Regole): void => {
  for (const attivita of attivitaDocenti) retribuzioneOrariaDocenti(attivita, nel, regole);
  for (const profilo of profiliOreAta) retribuzioneOrariaAta(profilo, 'DIURNO', nel, regole);
  expect(regole.inVigore(oreDelDsga, nel).valore.dalFondo).toBe(nonDalFondo('DSGA', nel) === null);
  for (const grado of gradiOreEccedenti)
    for (const giorno of ['2022-05-01', nel]) oraSostituzioneColleghi(grado, giorno, regole);
  for (const frazione of [oraEccedentePermanente, oraApprofondimento, oraAttivitaSportiva])
    oraEccedente(regole.inVigore(tabellareDi('DOCENTE_LAUREATO', '0-8'), nel), regole.inVigore(frazione, nel));
};

const usaCompensi = (regole: Regole): void => {
  compensiCommissione(2, regole.inVigore(funzioniMaturita, nel), regole.inVigore(composizioneCommissione, nel));
  maggiorazioneSostitutoPresidente(mensile, regole.inVigore(sostitutoPresidente, nel));
  quotaTrasferta(10, regole.inVigore(trasfertaMaturita, nel));
  compensoEsamiPreliminari(1, 1, regole.inVigore(esamiPreliminari, nel));
  compensiMembro(
    {
      funzione: 'PRESIDENTE',
      classi: 1,
      sostituto: false,
      fascia: null,
      materie: 0,
      candidatiPreliminari: 0,
      parte: { numeratore: 1, denominatore: 2, motivo: 'Due indirizzi' },
    },
    '2026-07-01',
    regole,
  );
  for (const regola of regoleProgetti)
    compensoProgetto(100, inForceOn(regola, nel).valore.minimo, regole.inVigore(regola, nel));
};

const congedo = {
  nascita: '2024-12-01',
  fineCongedo: '2025-03-01',
  genitore: 'MADRE',
  giorniAltro: 0,
  giorniAltroElevati: 0,
  interiAltro: false,
  redditoSottoSoglia: false,
} as const;

const usaTempo = (regole: Regole): void => {
  assenzeValutate([{ tipo: 'CONGEDO_PARENTALE', dal: nel, al: nel, congedo }], 'TI', regole);
  for (const regola of [maturazioneFerie(0), maturazioneFerie(3), festivitaSoppresse])
    giorniFerieSpettanti(100, regole.inVigore(regola, nel));
  giorniFerieConcessi(650, regole.inVigore(arrotondamentoFerie, nel));
  giorniFerieFruiti(1, true, regole.inVigore(giornoSettimanaCorta, nel));
  giorniFerieDaPagare(
    { spettanti: 100, fruiti: 0, giorniSospensione: 0, invitatoAFruirne: true },
    regole.inVigore(sospensioneLezioni, nel),
  );
  fasciaAnzianita(10, regole.inVigore(anzianita, nel));
  oreOrarioIntero('ATA', regole.inVigore(oreCattedra, nel));
  minimaleOrario(regole.inVigore(minimaleGiornaliero, nel), 5, 3600);
  trattenutaScioperoOrarioAta(mensile, 100, regole.inVigore(scioperoOrario, nel));
};

const usaAssenze = (regole: Regole): void => {
  assenzeValutate([{ tipo: 'ASSISTENZA_DISABILI', dal: nel, al: nel }], 'TI', regole);
  for (const tipo of tipiAssenza) {
    const [{ dal }] = tipo.effetto.versioni;
    const effetto = regole.inVigore(tipoAssenzaDi(tipo.codice).effetto, dal > nel ? dal : nel);
    const contratto = tipiContratto.find((candidato) =>
      tipo.effetto.versioni.some(({ valore }) => valore?.trattamenti[candidato] !== undefined),
    );
    if (contratto !== undefined) aliquoteGiornaliere(1, 0, trattamentoAssenza(tipo, contratto, effetto));
    giorniSenzaAccessorio(1, 0, effetto);
  }
};

const usaTrattenute = (regole: Regole): void => {
  const tipi = ['PIGNORAMENTO_ORDINARIO', 'PIGNORAMENTO_AGENTE_RISCOSSIONE', 'CESSIONE_QUINTO', 'DELEGAZIONE'] as const;
  const trattenute = tipi.map((tipo): Trattenuta => ({ tipo, riferimento: tipo, importo: null, residuo: null }));
  for (const tipo of ['DIPENDENTE', 'COCOCO'] as const) trattenuteEntroILimiti(mensile, trattenute, nel, regole, tipo);
  cedolino(accessorio({ trattenute }), regole);
};

describe('the contract catalogue', () => {
  it('holds no rule that no amount reads', () => {
    const { regole, lette } = cheRicordano();
    for (const usa of [usaStipendi, usaOre, usaCompensi, usaTempo, usaAssenze, usaTrattenute]) usa(regole);
    expect(regoleContratto.map(({ id }) => id).filter((id) => !lette.has(id))).toEqual([]);
  });

  it('keeps values that survive being stored with a sealed run', () => {
    for (const { versioni } of regoleContratto)
      for (const { valore } of versioni) expect(JSON.parse(JSON.stringify(valore))).toEqual(valore);
  });
});
