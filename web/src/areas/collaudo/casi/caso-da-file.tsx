import { useWrite } from '#api/query.ts';
import type { CasoCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { CasoDaFile, fileCasiRoutes } from '#shared/contracts/cedolini/collaudo/file-casi.ts';
import { CampoFile } from '#ui/modulo/campi/campo-file.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

interface Props {
  readonly onCreato: (caso: CasoCollaudo) => void;
  readonly onChiudi: () => void;
}

/** A test case made from a file of worked payslips, as another case or a run gives it. */
export const CasoDaFileModale = ({ onCreato, onChiudi }: Props) => {
  const crea = useWrite(fileCasiRoutes.createCasoDaFile);
  const modulo = useModulo({
    schema: CasoDaFile,
    valori: { descrizione: '', nomeFile: '', testo: '' },
    salva: (body) => crea.mutateAsync({ body }),
    messaggio: 'Caso di collaudo creato',
    onSalvato: (caso) => {
      onCreato(caso);
      onChiudi();
    },
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Caso di collaudo da un file" onChiudi={onChiudi} salva="Crea">
      <CampoFile
        modulo={modulo}
        nome="testo"
        etichetta="File"
        descrizione="Cedolini svolti: di ognuno i dati da cui parte e le cifre giuste. Se il programma ne trova altre, dice quali e il caso non si crea."
        aiuto="JSON scaricato da un caso o da un'elaborazione, fino a 100 cedolini"
        accetta=".json"
        leggi={(file) => file.text()}
        onNome={(nome) => modulo.form.setValue('nomeFile', nome)}
      />
      <CampoTesto modulo={modulo} nome="descrizione" etichetta="Descrizione" />
    </ModaleModulo>
  );
};
