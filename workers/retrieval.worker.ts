import { expose } from 'comlink';
import { RetrievalService } from './retrieval-service';

expose(new RetrievalService());
