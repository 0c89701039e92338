import { expose } from 'comlink';
import { DatasetService } from './dataset-service';

expose(new DatasetService());
