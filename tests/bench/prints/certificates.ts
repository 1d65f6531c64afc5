import { drawCertificati } from '#functions/denunce/stampe/certificato.ts';
import { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { puntiCu, type FormatoPunto } from '#shared/domain/denunce/punti-cu.ts';

// Run as a process of its own: prints the certificates of so many people, each with every point, as a PDF; says sheets, bytes, seconds and peak memory.
const quanti = Number(process.argv[2] ?? '1000');

const VALORI: Readonly<Record<FormatoPunto, string | number>> = {
  AN: 'Dato inventato',
  DT: '2026-03-01',
  CB: '1',
  CB12: '111111111111',
  N1: '1',
  N2: '12',
  N3: '123',
  N4: '1234',
  VP: 123_456,
};
const punti = (quadro: string): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(puntiCu)
      .filter(([codice]) => codice.startsWith(quadro))
      .map(([codice, { formato }]) => [codice, VALORI[formato]]),
  );
const denuncia = Denuncia.parse({
  uid: 'cu00000000000',
  versione: 1,
  tipo: 'cu',
  anno: 2026,
  mese: 12,
  descrizione: 'Certificazioni di prova',
  dataPagamento: '2026-12-31',
  STATUS: 'INVIATO',
  processi: [],
  persone: quanti,
  righe: 3 * quanti,
  debito: 0,
  credito: 0,
  bloccanti: 0,
  avvisi: 0,
  files: [],
  datInvio: '2027-03-10',
  protocollo: '',
  inviatoIl: null,
  hashInviato: null,
  esito: null,
  motivoEsito: '',
  corregge: null,
  senzaCodiceFuori: false,
  dati: { datFirma: '2027-03-01', nomeRappresentante: 'Ottavia', cognomeRappresentante: 'Verdi' },
});

const inizio = performance.now();
const pezzi = drawCertificati({
  creato: '2027-03-10T09:30:00Z',
  quanti,
  denuncia,
  scuola: {
    nome: 'Istituto Inventato',
    codMeccanografico: 'XXIS00100A',
    codFiscale: '80000000002',
    indirizzo: 'Via Inventata 1',
  },
  certificati: Array.from({ length: quanti }, (_, numero) => ({
    persona: { nominativo: `Inventati${numero} Prova`, codFiscale: `PERSONA${numero}`, ...punti('DA002') },
    moduli: [{ ...punti('DB001'), ...punti('DC001') }, { ...punti('AU001') }],
  })),
});
let byte = 0;
for await (const pezzo of pezzi) byte += pezzo.length;
console.log(
  JSON.stringify({
    quanti: quanti,
    byte,
    secondi: (performance.now() - inizio) / 1000,
    megabyte: process.resourceUsage().maxRSS / 1024,
  }),
);
