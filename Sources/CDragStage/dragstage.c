/* The module is its header; DragStageC implements it. */
#include "dragstage.h"
